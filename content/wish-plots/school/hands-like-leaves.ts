import { wishPlot } from '../wish-plot.ts'

export const handsLikeLeaves = wishPlot({
  id: 'wish-kapa-haka',
  wishes: ['haka', 'kapa haka', 'kapahaka', 'kapa haka practice', 'kapa haka marae', 'kapa haka school', 'kapa haka performance', 'kapa haka group', 'kapa haka festival', 'kapa haka concert', 'kapa haka competition', 'haka practice', 'haka marae', 'haka school', 'haka performance', 'learning haka', 'learning the haka', 'doing the haka', 'haka stage', 'polyfest', 'matatini', 'te matatini', 'wiri', 'waiata practice', 'waiata marae', 'waiata performance', 'waiata school', 'waiata-a-ringa', 'action song', 'kapa', 'poi practice', 'kura performance', 'kura concert', 'cultural festival haka'],
  answers: ['practice', 'practise', 'practising', 'marae', 'school', 'kura', 'kōhanga', 'kohanga', 'performance', 'performing', 'performs', 'group', 'festival', 'concert', 'competition', 'stage', 'first', 'time', 'tonight', 'today', 'tomorrow', 'saturday', 'friday', 'weekend', 'nervous', 'shy', 'scared', 'excited', 'proud', 'learning', 'learn', 'loves', 'class', 'whānau', 'whanau', 'cousins', 'cousin', 'koro', 'nan', 'nanny', 'kui', 'aunty', 'whaea', 'matua', 'hands', 'words', 'song', 'waiata', 'sing', 'singing', 'front', 'row', 'big', 'everyone', 'went', 'going', 'wiri'],
  except: ['rugby', 'all', 'blacks', 'tangi', 'funeral', 'died', 'hurt', 'sick', 'taniwha', 'wedding', 'lost', 'dragon', 'robot', 'dinosaur', 'dinosaurs', 'penguin', 'kiwi', 'tui', 'laughed', 'teased', 'bullied', 'hates', 'won’t', 'ghost', 'crocodile'],
  moods: ['first', 'waiting', 'proud', 'afraid', 'learning'],
  out: true,
  company: ['hands', 'row', 'wharenui', 'Whaea Moana', 'Koro', 'stage', 'group', 'boy'],
  about: 'In kapa haka the hero’s hands will not tremble as they should, until they do it by themselves, on the day of the show, because the hero is nervous.',
  titles: ['Hands Like Leaves', 'They Are Not Wet', 'Air Over the Road', '{H} in the Second Row', 'The Smallest Wind'],
  want: [
    {
      id: 'not-wet',
      A: 'partner',
      paragraphs: [
        'At kapa haka practice on the marae {H} stood in the second row, and knew all the words. But while the group sings, the hands have to tremble, like leaves. That is the wiri. {H}’s hands only flapped.',
        '“Are your hands wet?” asked {A} afterwards. “No,” said {H}. “That was the wiri.” On Saturday there was the festival, with hundreds of people. {H} wanted leaves by then.'
      ]
    }
  ],
  way: [
    {
      id: 'shaking-all-of-it',
      A: 'partner',
      paragraphs: [
        'At the next practice {H} shook much harder. Now {H}’s knees shook too, and the words came out in bits. A thumb hit the boy in front on the ear. “Ow,” sang the boy, on the right note.',
        'Whaea Moana, who taught them, held up one hand. “It’s only small, {H},” she said. “On a hot day the air trembles over the road. Nobody’s shaking it.” “It has to come by itself,” said {A}, who had watched from the door.'
      ]
    },
    {
      id: 'watching-leaves',
      A: 'same',
      spare: 1,
      paragraphs: [
        'They went and stood under a tree, to see how leaves do it. There was no wind. “Nothing,” said {H}. “They’re resting,” said {A}. So they waited, with their heads back. A bird looked down to find out what it had done.',
        'Then there was a very little wind, no more than a breath. One leaf began, and then the one beside it. Soon the whole tree was doing it, and no leaf hit another on the ear. “They’ve been practising,” said {H}.'
      ]
    },
    {
      id: 'soup-and-spoon',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At dinner {H} practised with a spoon, because there was no time to lose. The soup set out well and did not arrive. There was some on the table, and some on {A}’s sleeve. “That’s too much wind,” said {A}.',
        '{H} tried it with the fork and one pea. The pea trembled. It trembled all the way up, and just before {H}’s mouth it jumped. “That was nearly it,” said {H}, and looked for the pea under the table.'
      ]
    },
    {
      id: 'words-in-the-bath',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The words had never been any trouble. {H} sang them in the bath, and on the bus, and brushing teeth. That way the words got foam on. “Which verse is that?” asked {A} through the door. “The thecond,” said {H}.',
        'By now {A} knew them as well, and so did the people next door. Sometimes they began, through the wall, and {H} only had to go on. They were a bit slow in the third verse. They were both over eighty.'
      ]
    },
    {
      id: 'in-line',
      spare: 4,
      paragraphs: [
        'There were three rows, and each had to be as straight as a shelf. Whaea Moana looked along the second one with one eye shut. “I can see a tummy.” Everybody in the row pulled one in. “Not all of you,” said Whaea Moana. “Now there’s a dent.”',
        'The boy in front grew while he was standing there, or he was on his toes. {H} could see nothing but a neck. There was a small mole on it. By the end of the evening {H} knew that mole very well.'
      ]
    },
    {
      id: 'big-eyes',
      A: 'other',
      spare: 5,
      paragraphs: [
        'At one place everybody has to make big eyes. {H} could do that. {H} opened them so far that the eyebrows went under the hair. {A} did it too, to keep {H} company, and they looked at each other like two owls.',
        '“Don’t blink,” said {H}. {A} did not blink. It went on for some time. Then a fly came by. It saw four eyes as big as plates, turned round, and left by the window.'
      ]
    },
    {
      id: 'jelly',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} knew of something that could tremble, and fetched it out of the fridge. It was a jelly. {A} put it on the table and touched the plate, with only one finger. The whole jelly trembled, from top to bottom, and took its time.',
        '{H} held both hands beside it, and tried to do the same. The jelly was better. “It isn’t thinking about anything,” said {A}. They had a spoonful each, to see if it helped from inside.'
      ]
    },
    {
      id: 'elder-knees',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I was so nervous the first time,” said {S}, “that my knees knocked. The row behind kept time with them.” “Was it the right time?” asked {A}. “A bit fast,” said {S}. “We were home early.”',
        '{A} looked at {S}’s knees. They were quite calm now, side by side, with a cup on them. “Do they still know it?” asked {A}. {S} gave one of them a tap. It knocked once, to show that it did.'
      ]
    },
    {
      id: 'child-in-front',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be the front row, so that {A} could stand in the second. “Ready?” asked {A}. {S} had a finger in one ear, to be on the safe side. They sang the first verse, with everything that belongs to it.',
        '“Did I hit you?” asked {A}. {S} felt all over {S}’s head. “No,” said {S}. “But it was draughty.” {A} took one step back, and they sang it again from there.'
      ]
    },
    {
      id: 'pet-in-the-back-row',
      A: 'pet',
      spare: 13,
      paragraphs: [
        'At home {A} was the audience, and did not clap. {H} sang, and stamped one foot. {A} moved a little further back. {H} stamped the other. Now {A} was under the chair, and only a nose was left.',
        '“It’s meant to be strong,” said {H}. Then came the quiet verse, in which the hands are held low. The nose came out again. It followed the hands to the left and to the right, in case they had something in them.'
      ]
    },
    {
      id: 'baby-wiri',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had seen {H} practise a good many times by now, and thought that it was waving. So {A} waved back. {H} did the wiri, and {A} waved. {H} did it again, and {A} waved with both arms and one foot.',
        '“Goodbye,” said {H} at last, and stopped. {A} waited a moment. Then {A} began it again, all alone. Why was nobody singing?'
      ]
    },
    {
      id: 'cold-water',
      A: 'partner',
      paragraphs: [
        'Before the last practice {H} washed both hands under the outside tap. It was icy. {H} held them up, and they trembled by themselves, every finger. “Look!” called {H}. It was perfect. “Quick,” said {A}, “before it melts!”',
        'In the wharenui it was warm, and the first song was short. By the second verse the hands hung there like two gloves. “And we can’t take the tap on the stage,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'behind-the-stage',
      spare: 7,
      paragraphs: [
        'Behind the stage on Saturday stood four schools, all humming different songs. A big girl walked up and down, and told a tent pole the words. Somebody had lost a shoe, and somebody else had on three. “Toilet!” said Whaea Moana. “Now, all of you, whether you need it or not.”',
        'The boy in front turned round, and looked a bit green. “You can hit me on the ear,” said the boy to {H}, “if I forget the beginning.” {H} promised.'
      ]
    },
    {
      id: 'under-both-arms',
      A: 'partner',
      paragraphs: [
        'Then, on Saturday, it was their turn next. Through a gap {H} saw all the people, row after row. {H} had both hands pushed under {H}’s arms, and held them there. “What’s the matter?” whispered {A}. “They won’t keep still,” said {H}. “I’m too nervous.”',
        '“Show me,” said {A}. {H} pulled out one hand. It trembled, quite small and quick, like a leaf. They both looked at it. “I won’t stop them, then,” said {H}, and ran to the second row.'
      ]
    },
    {
      id: 'whaea-s-eyebrows',
      A: 'partner',
      paragraphs: [
        'They sang. {H} lifted both hands, and there it was, the wiri, like the air over a hot road. It ran along the whole row. Whaea Moana saw it, and up went the eyebrows, as high as they would go.',
        'Afterwards old Koro came up to {H} and {A}, leaning on a stick. Koro held out one hand, and it trembled. “Mine does it all day long,” said the old man. “I’m always ready.” {H} held a hand beside it. They were very much alike.'
      ]
    },
    {
      id: 'fried-bread',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There was food on long tables. The boy from the front row had a chin full of honey. “You didn’t hit me once,” said the boy to {H}. “I was waiting for it.” The ear seemed to miss it a little.',
        '{A} brought two cups of something warm. {H} took one, and it did not spill, not a drop. The hands had gone quiet. “They’ve finished,” said {H}, and drank, and looked at them over the rim.'
      ]
    },
    {
      id: 'bus-home-singing',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the bus on the way back they sang everything again, from beginning to end. The driver sang too, and knew a verse that nobody had heard before. It was about a flat tyre. At the lights an old couple in a car made big eyes at them, through the glass.',
        'Then one after the other they stopped. At the last corner it was only {H}, humming, and {A}, holding two bags and somebody’s third shoe.'
      ]
    },
    {
      id: 'other-claps',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} had seen it all from the side, between two big uncles. “I couldn’t see your head,” said {A}, “but I knew your hands.” “How?” asked {H}. “They were the only ones I was looking at,” said {A}.',
        'One of the uncles had cried, and said that it was the wind. The other one had lent a handkerchief as big as a tea towel. Then they had both needed it, and there had been no wind at all.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} felt a good deal of wind from the second row.',
      '{names} looked at the hands, and stepped back a little.',
      { text: '{names} held out a towel, just in case.', needs: ['hands'] },
      { text: '{names} stacked the chairs by the wall, and hummed along.', needs: ['hands'] }
    ],
    way: [
      '{names} swayed along, and got to the end before the song did.',
      '{names} trembled a bit too, and it was because of the draught.',
      { text: '{names} tried it with both hands, and knocked over a cup.', needs: ['hands'] },
      { text: '{names} rubbed {H}’s cold fingers warm again afterwards.', needs: ['hands'] }
    ],
    turn: [
      '{names} saw only one pair of hands out of thirty.',
      '{names} made more noise than the whole row of aunties.',
      { text: '{names} clapped, and could not feel the palms any more.', needs: ['hands'] },
      { text: '{names} waved from the very back with a coat.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home it was quiet after all those people. On the table stood a cup, and nothing in it trembled.',
    '{H} washed, and lay down, and put both hands on the blanket. They lay there like two leaves when the wind has gone.'
  ],
  last: [
    'One finger moved once more, in the quiet verse, and {H} was asleep.',
    'Nobody was shaking anything, and {H} was asleep.'
  ]
})
