import { wishPlot } from '../wish-plot.ts'

export const retiring = wishPlot({
  id: 'wish-retiring',
  beginsElsewhere: true,
  wishes: ['retiring', 'retires', 'retire', 'retirement', 'retirement party', 'retirement present', 'last day caretaker', 'caretaker leaving', 'last day bus driver', 'bus driver leaving', 'dinner lady leaving', 'last day dinner lady', 'last day janitor', 'janitor leaving', 'last day postman', 'postman leaving', 'last day librarian', 'librarian leaving'],
  except: ['lollipop', 'crossing', 'superhero', 'superheroes', 'pirate', 'pirates', 'dragon', 'dragons', 'wizard', 'witch', 'knight', 'spy', 'astronaut', 'ninja', 'santa', 'horse', 'racehorse', 'greyhound', 'dog', 'cat', 'donkey', 'elephant', 'tortoise', 'robot', 'train', 'lorry', 'tractor', 'engine', 'ship', 'lighthouse', 'monster', 'ghost', 'clown', 'circus', 'detective', 'footballer', 'player', 'ill', 'sick', 'poorly', 'hospital', 'died', 'dead', 'fired', 'sacked', 'redundant', 'redundancy', 'lost', 'shop', 'closing', 'phone', 'tablet', 'laptop', 'telly', 'wifi', 'who'],
  answers: ['retired', 'retiring', 'retires', 'work', 'working', 'job', 'last', 'day', 'days', 'years', 'forty', 'thirty', 'twenty', 'party', 'cake', 'card', 'clock', 'present', 'gift', 'speech', 'goodbye', 'leaving', 'leaves', 'stops', 'stopping', 'school', 'teacher', 'head', 'headteacher', 'caretaker', 'janitor', 'bus', 'driver', 'dinner', 'lady', 'man', 'postman', 'librarian', 'nurse', 'doctor', 'cook', 'secretary', 'mr', 'mrs', 'miss', 'ms', 'our', 'favourite', 'everybody', 'everyone', 'loves', 'likes', 'friday', 'monday', 'today', 'tomorrow', 'week', 'end', 'term', 'after', 'grandad', 'grandpa', 'grandma', 'granny', 'nana', 'nan', 'gran', 'dad', 'mum', 'uncle', 'aunty', 'now', 'time', 'made', 'gave', 'sad', 'happy', 'finally', 'soon'],
  namesFamily: true,
  moods: ['change', 'waiting', 'proud', 'first'],
  company: ['clock', 'plate', 'pencil', 'hand', 'egg', 'window', 'bus', 'cake', 'kettle', 'alarm', 'sofa', 'cup', 'cups', 'numbers'],
  about: 'For somebody who retires the hero makes a clock on a paper plate, and nothing that it says has to be done any more.',
  titles: ['A Clock That Waits', 'Second Egg', 'I Needn’t', '{H} Rubs Out Seven', 'Whenever They Push It'],
  want: [
    {
      id: 'most-people-get-a-clock',
      A: 'partner',
      paragraphs: [
        'Somebody whom they liked was going to retire. That meant a last day at work, with cake. Then there would be no more getting up in the dark. {H} was glad, and a bit quiet too, and wanted to make a present.',
        '“When you retire, people often give you a clock,” said {A}. {H} thought that odd. “All those years a clock says that you’ve got to go,” said {H}, “and then you’re given another?” So it was to be a clock, but a kinder one.'
      ]
    }
  ],
  way: [
    {
      id: 'i-neednt',
      A: 'partner',
      paragraphs: [
        '{H} took a paper plate, wrote the numbers on it, and laid a pencil across, for the hand. {A} lay down on the sofa, and played somebody who had retired. “Ding,” said {H}. “Seven.” “What’s at seven?” asked {A}. “You get up.” “I needn’t,” said {A}, and turned over. So {H} rubbed out the seven.',
        'At eight there had always been the bus. “I needn’t,” said {A}. At nine there had been work. Number after number was rubbed out, all the way round. Then {A} sat up. “What time is it?” {H} looked at the empty plate. “None,” said {H}. Now {A} did not know what to do at all.'
      ]
    },
    {
      id: 'practice',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Staying in bed late was harder than it looked. {A} lay there with both eyes shut, and then one opened, and then the other. “It’s six,” said {A}. “My eyes open by themselves.” “They’ve done it for years,” said {H}. “They don’t know that you’ve retired.”',
        '{H} bent down and told both eyes. The left one shut. The right one stayed open a crack, in case of the bus.'
      ]
    },
    {
      id: 'raisins',
      A: 'same',
      spare: 2,
      paragraphs: [
        'On the cake it was going to say thank you. {H} tried it out on the table first, in raisins, to see if it would fit. “Thank you for everything,” it was to be. But the table came to an end in the middle.',
        '“Thank you for every,” read {A}, as far as the edge. They looked at it for some time. {H} moved the raisins closer together, and then moved them back. “You can put in what you like,” said {H}. “Thank you for every bun.”'
      ]
    },
    {
      id: 'speech',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On a last day there is a speech as well. {A} got up, rang a spoon against a cup, and coughed. “I shall be short,” said {A}, and was not. There was a part about the early days, and a part about a drain. {H} laid one cheek on the table.',
        '“You’ve got to say what they’re like,” said {H}, from there. “Well,” said {A}, “everybody’s glad when they come in.” “That’s the whole speech,” said {H}, and clapped.'
      ]
    },
    {
      id: 'monday',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“And what does somebody like that do on a Monday?” asked {H}. “I think it’s like a Sunday,” said {A}, “but with the shops open.”',
        '“And Tuesday?” “That’s like a Sunday too,” said {A}. {H} counted on both hands. It was Sunday seven times in a row.'
      ]
    },
    {
      id: 'kettle',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They tried what it is like if nobody has to go to work. The kettle was put on, and they did nothing else meanwhile. They watched it. First it ticked. Then it sang on one note, and moved its lid a bit, like somebody trying on a hat.',
        '“Has it always done all that?” asked {H}. “I suppose so,” said {A}. “I’ve always been getting the cups.” The kettle boiled, with two people watching, and went off with a click.'
      ]
    },
    {
      id: 'too-full',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“There are some who retire and then have no time at all,” said {A}. “They’ve got a choir, and beans, and somebody’s gate to mend.” They played that. {A} ran from the choir to the beans, singing, and was late for the gate.',
        '“Ding,” said {H}. “Beans again.” {A} leaned on the door, quite out of breath. “This is just work,” said {A}, “with beans.” They took away the choir, and after that it was not so bad.'
      ]
    },
    {
      id: 'somebody-new',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Who’s going to do it instead?” asked {H}. “Somebody new,” said {A}. {H} thought about the somebody new. Everything would be a bit different.',
        '“You needn’t like them at once,” said {A}. “I’ll say good morning, though,” said {H}. “They’ll have got up in the dark.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} knew all about having retired. {A} had never once caught the eight o’clock bus. {H} watched how it was done. There was a good deal of looking at nothing, and then a change of side.',
        '“Is that all?” asked {H}. It was not. At a certain moment {A} looked up, and it was exactly time for supper.'
      ]
    },
    {
      id: 'elder-monday',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“When my uncle retired,” said {S}, “he went in on the Monday just the same. He only got as far as the door. They gave him a cup of tea, and sent him home.” “Was he cross?” asked {A}.',
        '“He took the long way back,” said {S}. “He’d never seen our street at ten in the morning. He said that there was sun on it, on both sides, and had we known?”'
      ]
    },
    {
      id: 'child-retires',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’m going to retire too,” said {S}. “What from?” asked {A}. “Tidying up,” said {S}, and sat down among the bricks. {A} wanted to know how long {S} had been doing it. “Since after lunch,” said {S}.',
        '“Then it’s only a very small clock,” said {A}. {S} thought about that. “I’ll have the cake now,” said {S}, “and tidy up tomorrow.”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-there-is',
      A: 'partner',
      paragraphs: [
        '{A} walked round the sofa, and did not know what came next, soup or a nap. “I don’t need to know when any more,” said {A}. “I’d only like to know what.” {H} took the pencil. Where the seven had been, {H} drew an egg. At eight there was a window now, with somebody looking out of it. At nine there was a second egg.',
        '{A} liked it, and waited for the ding. “It doesn’t go ding,” said {H}. “You push the hand yourself, to whatever you like. The other clocks have pushed you long enough.” {A} laid one finger on the hand, and pushed it along to the second egg.'
      ]
    },
    {
      id: 'tick',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It isn’t ticking,” said {A}, with an ear on the plate. A clock that you give to somebody ought to tick. So {H} did the tick, and {A} did the tock. It sounded like a clock at a station.',
        '“Slower,” said {H}. “It’s retired.” They did it slower, and then a good deal slower. By the end it was more like two people breathing.'
      ]
    },
    {
      id: 'second-egg',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“What’s the second egg for?” asked {A}. “For whatever you hadn’t got time for with the first,” said {H}. With the first egg you always had to run for the bus.',
        'There would be salt, in a small heap, and a crust to go round the inside with. “And a woolly hat for the egg,” said {A}. It was getting to be a very long egg.'
      ]
    },
    {
      id: 'wrapped',
      A: 'same',
      spare: 13,
      paragraphs: [
        'They tried to wrap it. In newspaper it was a plate with a pencil. {A} held it differently, and it was a plate with a pencil from the side. “They’ll guess,” said {A}.',
        '“They’ll guess a plate with a pencil,” said {H}, “and then it’s a clock.” That was a better surprise than most. They tied it up with wool.'
      ]
    },
    {
      id: 'the-top',
      A: 'partner',
      paragraphs: [
        'One place was left, right at the top, where the twelve had been. {H} drew three cups there. “That’s us,” said {H}, “come to visit.” “When do we come?” asked {A}. “When they push the hand to us,” said {H}. “And if they push it there every day?” asked {A}. {H} took the pencil once more. “Then we’ll need a biscuit,” said {H}, and drew it in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} yawned, as you do when you have got up in the dark.',
      '{names} came as soon as there was talk of cake.',
      { text: '{names} brought the plates, and a rubber.', needs: ['hands'] },
      { text: '{names} put the alarm clock under a cushion.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down at the other end of the sofa, and did not get up either.',
      '{names} jumped at the ding, from habit.',
      { text: '{names} blew what was left of the numbers off the plate.', needs: ['hands'] },
      { text: '{names} waved to the eight o’clock bus, and let it go.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked out of the window, as it said on the clock.',
      '{names} waited beside the second egg.',
      { text: '{names} pushed the pencil on by one, and back again, because it was allowed.', needs: ['hands'] },
      { text: '{names} put out three cups, to try how it looked.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the clock on the shelf, with the hand on the window, for the view.',
    'Then {H} washed and went to bed, with no ding at all.'
  ],
  last: [
    'It was no o’clock at all, all the way round, and {H} was asleep.',
    'The clock did not tick, and it did not mind, and {H} slept till somebody pushed it on.'
  ]
})
