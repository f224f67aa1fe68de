import { wishPlot } from '../wish-plot.ts'

export const toysAwake = wishPlot({
  id: 'wish-toys-awake',
  wishes: ['toy story', 'toys awake', 'woody', 'woody buzz', 'buzz lightyear', 'toy cowboy', 'toy astronaut', 'toys alive', 'toy alive', 'toys come alive', 'toy comes alive', 'toys come life', 'toys came alive', 'toys wake', 'toys woke', 'toys move', 'toys night', 'living toys', 'talking toys', 'secret life toys', 'toys that talk', 'teddy comes alive', 'teddies come alive'],
  except: ['lost', 'left', 'broken', 'broke', 'shop', 'sharing', 'share', 'tidy', 'tidying', 'hospital', 'library', 'afraid', 'scared', 'scary', 'died', 'thrown', 'bath', 'birthday', 'monster', 'christmas', 'new'],
  answers: ['toy', 'toys', 'teddy', 'teddies', 'bear', 'doll', 'alive', 'awake', 'wake', 'wakes', 'woke', 'move', 'moves', 'moving', 'talk', 'talking', 'talks', 'live', 'life', 'living', 'secret', 'secretly', 'night', 'when', 'asleep', 'sleep', 'sleeping', 'looking', 'nobody', 'watching', 'child', 'children', 'cowboy', 'astronaut', 'buzz', 'woody', 'jessie', 'rex', 'saves', 'save', 'friend', 'friends', 'finds', 'goes', 'adventure', 'play', 'come', 'comes', 'came', 'to', 'room', 'bedroom', 'box', 'two', 'day', 'flies', 'fly', 'dinosaur', 'at', 'all', 'up', 'everyone', 'everybody', 'bed', 'dark', 'party'],
  company: ['toys', 'toy', 'bear', 'duck', 'row', 'floor', 'horse', 'rug', 'door', 'room', 'wall'],
  about: 'The toys are only awake when nobody looks, so somebody who wants to see it has to become a toy.',
  titles: ['When Nobody Looks', 'The Bear Was Leaning', '{H} Is a Toy', 'Somebody Always Blinks', 'Shut Your Eyes So They Can'],
  want: [
    {
      id: 'who-moved',
      A: 'partner',
      paragraphs: [
        'Five toys sat in a row by the wall. One was the bear, one was the duck, and one was the horse. The bear’s legs had been crossed the other way before. {H} was quite sure of that. “They do things when nobody’s looking,” said {H}. They all looked straight ahead. {H} wanted to see it, just once.',
        '“Then we mustn’t look,” said {A}. “And then all of a sudden we look.”'
      ]
    }
  ],
  way: [
    {
      id: 'all-of-a-sudden',
      A: 'partner',
      paragraphs: [
        'They talked about soup in a loud voice, and walked out, and shut the door. In the hall they counted to twenty. Then {H} tore it open. “Aha!” All five sat there and looked straight ahead. The horse was perhaps a bit out of breath.',
        '“Then one of us looks all the time,” said {H}, “and they can’t.” {H} looked at them until {H}’s eyes watered. “Now I’ve got to blink,” said {H}. “You take over.” But {A} had been blinking too, just then.'
      ]
    },
    {
      id: 'keyhole',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was a hole in a cardboard tube, at both ends. {H} pushed it through the gap in the door, and looked in. There was only one thing to see, and that was brown and round. It was an eye of the bear, quite close. “It’s looking back!” whispered {H}.',
        '{A} wanted to see it too, and knelt down. “That’s the door knob,” said {A}. {H} looked again. It was really the door knob. Only it had not been there before.'
      ]
    },
    {
      id: 'mirror',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} had an idea, with a spoon. In a spoon you can see what’s behind you. {H} sat down with {H}’s back to the toys, and hummed, and looked into it. There they were, five small toys upside down, with big stomachs.',
        'They kept still. “They’re waving,” said {H}. {A} bent over it. Somebody was waving in there, far at the back. {A} lifted one hand, and it was {A}.'
      ]
    },
    {
      id: 'trap',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They laid a trap. On the floor in front of the row {H} put one raisin. Then they went away for as long as it takes to put on two slippers.',
        'The raisin was gone. “Which of them was it?” asked {A}, and looked from one to the next. The duck looked guilty. But it had been sewn like that by mistake. {H} licked {H}’s lips. “It could have been anybody,” said {H}.'
      ]
    },
    {
      id: 'hard-work',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It must be hard for them,” said {A}. “Somebody comes in, and they’re in the middle of something.” They tried it. They danced, and whenever the clock said tock, they had to drop down and be toys.',
        'Tock. {H} had one leg in the air, and {A} lay nose down in a slipper. The minute was long. “It smells,” said the slipper. “Toys don’t say anything,” said {H}, without moving {H}’s lips. At the next tock {H} was the one by the slipper.'
      ]
    },
    {
      id: 'what-do-they-do',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“What do they do all night?” asked {H}. “The horse does its rounds,” said {A}. “The duck counts people. One person, two people.” “And does it go to sleep then?” “It gets as far as nine, and then one of them snores.”',
        '{H} looked at the duck with sympathy. “I’ll try to lie still,” {H} promised it. The duck did not say that this would help.'
      ]
    },
    {
      id: 'under-the-bear',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They looked for signs. Under the bear there was a warm place. “You had it on your lap just now,” said {A}. That was one way of seeing it. Under the duck there was a crumb, and behind the horse a peg.',
        '“What does a horse want with a peg?” asked {H}. They thought about it for some time. {A} put the peg on {A}’s own nose, to see if that was it. “I smell nothing,” said {A}. “Perhaps it stands behind somebody.”'
      ]
    },
    {
      id: 'names',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“They’ve got other names among themselves,” said {H}. “The duck isn’t called Duck.” “What then?” asked {A}. {H} looked at it for a long time. “Captain,” said {H}. There was something about the beak.',
        'The bear was Little One, because it had come last. The horse was called Not Now. {A} wanted to know why. “It always wants to gallop when somebody’s coming,” said {H}. “Then they all say it.”'
      ]
    },
    {
      id: 'one-of-them',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'At the end of the row sat {A}, looking straight ahead. {H} counted six. One was breathing. “You’re in with them,” said {H}. “You’ve seen it all. You’re here when we’re out.”',
        '{A} would have had a good deal to tell. But those who are allowed to be there don’t talk. {H} stroked {A} along the back. After that it was the turn of the other five, to be fair.'
      ]
    },
    {
      id: 'old-soldier',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I had a wooden man with one arm,” said {S}. “I used to leave him by the window. In the morning he always looked the other way.” {A} got goose pimples, but nice ones. “Who did it?”',
        '“I asked everybody,” said {S}. “It wasn’t my father, and it wasn’t my gran.” “So it was him!” said {A}. “I’ve thought about it for sixty years,” said {S}. “It must have been dull for him, always to see the same roof.”'
      ]
    },
    {
      id: 'i-am-too',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“I’ve known for ages,” said {S}. “They’re awake. Mine asked me for a drink once.” “And did you get one?” asked {A}. “I drank it for it,” said {S}, “because its mouth’s only sewn on.”',
        'They both looked at the duck, which had no other mouth than its beak. {S} held a cup to it. “It says you first,” said {S}. So {A} had some. Then it said {S}. It was a very polite duck.'
      ]
    },
    {
      id: 'caught-them',
      A: 'baby',
      spare: 11,
      paragraphs: [
        'There was one of whom the toys were not afraid. {A} lay in front of them on the rug, and laughed at something just above the duck. There was nothing there. {H} turned round as fast as could be. Still there was nothing.',
        '{A} laughed again. “They do it for you,” said {H}, “because you can’t tell anybody.” {A} said something long about it. It had a bear in it, and possibly a dance.'
      ]
    },
    {
      id: 'new-toy',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '{A} had sat down in the wrong place, beside the horse. “That’s the toys’ row,” said {H}. “Oh,” said {A}, and then nothing more, and looked straight ahead. {H} waited. {A} did not even blink.',
        '{H} lifted one of {A}’s arms, and it stayed up. {H} crossed {A}’s legs. “It’s a big one,” said {H}, “but it’s well made.” One corner of {A}’s mouth gave way, and {H} had to look elsewhere for a moment.'
      ]
    },
    {
      id: 'too-still',
      A: 'partner',
      paragraphs: [
        '“They’re too good at it,” said {A}. “We’ll never see it. They’ve got a rule. They’d never do it in front of people.”',
        '{H} looked at the toys, and at the wall behind them. Between the bear and the duck there was a gap. It was about as wide as {H}. “Not in front of people,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-row',
      A: 'partner',
      paragraphs: [
        '{H} sat down in the gap, legs straight and arms stiff, and looked straight ahead. {A} came by. “There’s one more than before,” said {A}. “It’s got rather big feet.” {A} bent one of {H}’s arms, and it stayed like that. {A} put a tea cosy on {H}’s head. {H} had an itch under it, and was a toy.',
        '“Then I’ll go and see to the soup,” said {A}. {A} shut the door. Now nobody was in the room, only six toys.'
      ]
    },
    {
      id: 'what-you-see',
      A: 'same',
      spare: 13,
      paragraphs: [
        'From down there it looked different. There was a great deal of floor. The chair had a label underneath, and the table had a bit of chewing gum. Behind the radiator was a red button, which had been missing for a year.',
        '“They’ve known where it was all the time,” {H} said later, when {A} was told. “They just can’t say it.” {A} fetched out the button, and they showed it to the duck. It had been looking at it for so long.'
      ]
    },
    {
      id: 'cosy',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{A} took a turn as well, at the other end of the row, with a colander on. They sat there, {H} and {A} and the others, and nobody did a thing. It was very restful. You did not have to be anywhere.',
        'After a time the clock struck. “Is that us?” asked {A}, out of the corner of {A}’s mouth. “Not yet,” said {H}, out of the other corner. It was the first conversation between toys that was ever heard.'
      ]
    },
    {
      id: 'leaning',
      A: 'partner',
      paragraphs: [
        '{H} did not turn to look, for toys can’t. It was so quiet that a button would have been loud. Then something happened on the left. It began at the elbow. It was light at first, and then a bit heavier, and it was soft. Somebody was leaning there. {H} did not breathe.',
        'When {A} came back, the bear had its head on {H}’s arm. It had not been like that before. “Did you see it?” whispered {A}. “No,” whispered {H}. “I wasn’t looking. That’s why.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried to outstare the duck, and the duck won.',
      '{names} breathed near the horse, and its mane moved.',
      { text: '{names} crossed two legs and uncrossed them, like the bear.', needs: ['hands'] },
      { text: '{names} dusted the row, and every one of the toys kept a straight face.', needs: ['hands'] }
    ],
    way: [
      '{names} came back in first and did not give anything away.',
      '{names} fell over next to the duck, in much the same manner.',
      { text: '{names} counted to twenty aloud, with a very suspicious nineteen.', needs: ['hands'] },
      { text: '{names} talked about soup too, until everybody was hungry.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept as still as stuffing.',
      '{names} joined the row at the end and looked straight ahead.',
      { text: '{names} shut the door without a click and held on to the handle.', needs: ['hands'] },
      { text: '{names} stirred some soup, to make it sound like an ordinary evening.', needs: ['hands'] }
    ]
  },
  bed: [
    'The tea cosy went back on its pot. The toys kept their places by the wall, a little closer together than before.',
    '{H} washed. The bear came along to bed, and was laid on the arm where it had been. Then {H} shut {H}’s eyes, so that they could begin.'
  ],
  last: [
    'Now there was nobody in the room who looked, because {H} was asleep.',
    'Something soft was leaning on one arm, and {H} did not look, and slept.'
  ]
})
