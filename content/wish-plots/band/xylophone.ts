import { wishPlot } from '../wish-plot.ts'

export const xylophone = wishPlot({
  id: 'wish-xylophone',
  wishes: ['xylophone', 'xylophones', 'zylophone', 'xylaphone', 'zylaphone', 'xilophone', 'xylofone', 'glockenspiel', 'marimba', 'toy xylophone', 'rainbow xylophone', 'wooden xylophone', 'playing the xylophone', 'xilófono', 'xilofone'],
  answers: ['play', 'plays', 'playing', 'played', 'toy', 'rainbow', 'coloured', 'colourful', 'wooden', 'new', 'little', 'bars', 'keys', 'sticks', 'beaters', 'note', 'notes', 'tune', 'song', 'music', 'sound', 'ding', 'dong', 'plays', 'learning', 'my', 'broken', 'green', 'frog', 'raisin', 'wrong', 'one', 'instrument'],
  except: ['skeleton', 'skeletons', 'bones', 'bone', 'ribs', 'dinosaur', 'magic', 'concert', 'band', 'orchestra', 'x', 'letter', 'letters', 'alphabet', 'lost', 'stolen', 'piano', 'violin', 'drum', 'drums', 'guitar', 'trumpet', 'baby', 'cat', 'mouse', 'died', 'dead', 'glass', 'glasses'],
  moods: ['first', 'learning'],
  company: ['frog', 'ladder', 'xylophone', 'bar', 'raisin', 'top'],
  about: 'A frog of sounds climbs the eight bars, and on the fifth it goes tock, for something is holding it, as a finger does; and then the frog has a reason for it.',
  titles: ['Tock on the Fifth', 'A Frog Goes Up', 'Somebody Is Holding It', '{H} and the Green Bar', 'What the Frog Ate Half-Way'],
  want: [
    {
      id: 'frog-goes-up',
      A: 'partner',
      paragraphs: [
        'The xylophone had eight bars, from the long red one to the short pink one. {H} wanted to play a frog on it. It was to climb up a ladder, hop by hop, and look at the weather. “Listen,” said {H} to {A}.',
        'Ding, it went, dang, dong, deng. Then came the green bar. “Tock,” said the green bar, like a shoe on a table. “Has it fallen off?” asked {A}. “No,” said {H}. “That isn’t the frog. It’s the ladder.”'
      ]
    },
    {
      id: 'how-long-they-sing',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} struck the red one, and put an ear to it. At first it was a note, and then a hum. After that it was only something that you knew about. “Has it stopped?” whispered {A}. “No,” whispered {H}. “It’s gone through the wall.”',
        'The pink one was quicker. It said “ping”, and was out of the door. They tried which of them stayed for longest. Red was a guest with the coat off. Green said “tock”, and had hardly rung the bell.'
      ]
    }
  ],
  way: [
    {
      id: 'it-has-a-cold',
      A: 'partner',
      paragraphs: [
        '“The green one’s got a cold,” said {A}. “It’s all blocked up.” {A} laid a flannel on it, and blew on it till it was warm. “Now say something,” said {A} to the green bar. “Tock,” it said.',
        '“Harder,” said {A}. {H} struck it as hard as is allowed. “TOCK!” The whole xylophone jumped and hummed. Green had only spoken up. “It isn’t shy, at any rate,” said {A}.'
      ]
    },
    {
      id: 'other-beaters',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Perhaps it was the stick. They tried it with a pencil, and the frog had heels on. They tried it with a cork, and it came in socks. With a carrot it had a cold bath behind it, and was wet from top to toe.',
        'On all of those the frog came up to the fifth, and there it was “tock”. “Once more with the cork,” said {A}. It was the friendliest tock up to now. “It’s wearing slippers,” said {H}. “But it’s still a shoe.”'
      ]
    },
    {
      id: 'why-it-goes-up',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Why does it want to see the weather?” asked {A}. “It doesn’t know what to put on,” said {H}. A frog in a jar has got a ladder for that. If it’s fine, it sits at the top. If it rains, it stays below. {H} played rain. It was all on red.',
        '“And a bit of sun in between?” {H} let it hop to orange and look. Then it went down again. It was not yet the right sort of sun. “It’s hard to please,” said {A}. “It’s got nothing on but green,” said {H}.'
      ]
    },
    {
      id: 'leave-it-out',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Then let it jump over the fifth,” said {A}. “Frogs can.” {H} tried it. Ding, dang, dong, deng. Then there was a hole, and on the other side it came down again. But in the hole you heard nothing, and nobody likes that in a frog.',
        '“Where was it?” asked {A}. “In the air,” said {H}. They tried it once more, and both looked up. It was a long time to be in the air, if you had only come about the weather.'
      ]
    },
    {
      id: 'two-sticks',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} wished to join in. They took one stick each, and so the frog got a left foot and a right foot. Left went up to orange. Right was still on red. Left called that it should come. “It’s got very long in the middle,” said {H}.',
        'They began again, and took turns. Left, right, left, right. Now it walked as it should. On the fifth they both struck at once. Tock-tock. “It’s standing still,” said {A}. “It’s wondering about it as well,” said {H}.'
      ]
    },
    {
      id: 'slide',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{H} drew the stick along all the bars, from pink to red. That was the frog coming down the quick way. Prrrling! It was like a stream with glass in it. “Again,” said {A}. Prrrling! In the middle there was a small stone.',
        'It was always in the same place. {H} let it slide more slowly. Pling, pling, pling, tock, plung. “Ow,” said {A}, for the frog. “Perhaps it ought to sit on something.” They gave it a cloth, and then you couldn’t hear anything.'
      ]
    },
    {
      id: 'where-it-is-loudest',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A bar did not sing in the same way everywhere. In the middle it rang. Over the pins, where it was fastened, it only went “tk”. “It’s ticklish there,” said {A}. They looked for the best place on each of them, and {H} marked it with a crumb.',
        'There were eight crumbs in a row. After that they struck red. All of the crumbs jumped up a bit, the near ones higher, and the far ones lower. The one on green stayed lying down. Neither of them thought anything of it.'
      ]
    },
    {
      id: 'bar-swapped',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“It’s the colour,” said {A}. “Green things are dull. Did you ever hear a cucumber?” {H} fetched one from the kitchen, so as to be fair. They struck it with the stick. “Tock,” said the cucumber.',
        '{A} spread both arms. “What did I tell you?” So they went round. The green cup rang like a bell. The green sponge said nothing at all. “It’s got to be a cucumber,” said {A}, “or else it’s no proof.”'
      ]
    },
    {
      id: 'what-goes-tock',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They looked for its relatives. The table leg went tock, and so did the shelf, and the heel of a boot. The door went tock if somebody was polite. “It’s quite a big family,” said {A}. There was not a singer among them.',
        '{H} went back and played them all a ding, to see if they would like that. A lid on the shelf hummed along. “There’s one,” said {H}. But it was only the red bar again, which had got into the lid.'
      ]
    },
    {
      id: 'weather-report',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} sat at the top, and was the weather. “I’m rather windy,” said {A}, beside the pink bar. “Is anyone coming up?” Ding, dang, dong, deng, tock. “Who’s there?” “The frog,” said {H}. “Is that a knock?” asked the weather. “Come in, then!”',
        '“It isn’t a knock,” said {H}. “I’m only half-way.” “People always knock half-way,” said the weather, and sighed, and it became windier. A pencil rolled off the table.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“We had a piano with one key that said nothing,” said {S}. “It was in the middle of everything. So whenever it came, the whole family sang it. Laa!” “All of you?” asked {A}. “My father came in from the yard for it.”',
        '“Later it was mended,” said {S}. “And the first time that it played the note by itself, we’d sung already. So it was there twice. We never got out of the habit.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} was the frog, and {A} played. At ding {S} hopped, and at dang once more. {S} hopped to the edge of the rug, and waited. “Tock,” said {A}. {S} thought about how that would go. Then {S} sat down on the floor.',
        '“Why are you sitting?” asked {A}. “It’s the tock,” said {S}. “That’s where I’ve got no more legs.” {A} played ding again, from the start, and the legs came back.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had lain down near it, and let the low ones go by. At “tock” {A} opened one eye. It was not the note. It was that something smelled sweet in there, and no one was doing anything about it.',
        'Each time, {A} looked at the green bar, and then at {H}. “You like that one?” asked {H}. {A} shut the eye. Some people had to be told everything.'
      ]
    },
    {
      id: 'finger',
      A: 'partner',
      paragraphs: [
        '{A} was resting one finger on the blue bar, next door, and {H} struck that by mistake. “Tock,” said blue. They stared at it. “Now blue’s caught it too,” said {H}. {A} took the finger off. “Ding,” said blue, quite well. The finger went on. “Tock.”',
        '“It’s my finger,” said {A}. “A bar wants to shake, and I’m not letting it. So green hasn’t got a cold. Somebody’s holding it.” “There’s nobody there,” said {H}. They both laid one cheek on the table, and looked underneath.'
      ]
    }
  ],
  turn: [
    {
      id: 'raisin',
      A: 'partner',
      paragraphs: [
        'Somebody was there. It was small and brown, and it was squeezed in tight. {H} pushed a straw along under the bar, and out rolled a raisin. {H} struck. “Dinnng,” sang green, so long that they could hear it go down the hall.',
        'Now the frog climbed up without a stop, from red to pink. “It’s fine out,” said {A}. {H} did not say anything. {H} looked at the raisin.'
      ]
    },
    {
      id: 'how-it-got-in',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“How long had it been in there?” asked {A}. It was as hard as a bead. {H} thought about the last time that there had been raisins. That was on a rainy day, with a cake. One had gone missing, and they had looked for it in the sofa.',
        '{A} dropped it on the red bar, from a hand’s breadth above. “Dit,” it said. “It’s quite musical,” said {A}. “It’s had nothing else to listen to,” said {H}.'
      ]
    },
    {
      id: 'half-way',
      A: 'partner',
      paragraphs: [
        '“The frog goes up too fast now,” said {H}. “It never has to stop.” {H} played it once more. Ding, dang, dong, deng. Then {H} laid one finger on green. “Tock.” “What’s that?” asked {A}. “It’s found a raisin on the ladder,” said {H}, “and that was the bite.”',
        'It hopped on, right to the top, and looked out. “And on the way down?” asked {A}. {H} played the way down, and it was slow. There was one raisin more in the frog.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the frog, and it was on deng.',
      '{names} listened to the red one until it was gone.',
      { text: '{names} held up the ladder at the bottom, to be safe.', needs: ['hands'] },
      { text: '{names} beat time with a spoon.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the loud tock.',
      '{names} sniffed at the green bar, and at the cold it had.',
      { text: '{names} warmed up the flannel between both palms.', needs: ['hands'] },
      { text: '{names} laid a finger on orange, and it went tock as well.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat up at the long green note, and turned to the hall.',
      '{names} came to look at the raisin, but it was in use.',
      { text: '{names} passed the straw, and then the stick.', needs: ['hands'] },
      { text: '{names} played the last one of all, with one fingertip.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sticks were laid side by side on the bars. Under the xylophone everything had been swept, as far as a straw could reach.',
    '{H} washed, and went to bed in eight hops. At the fifth there was a stop, for the toothbrush.'
  ],
  last: [
    'The frog sat below, on red, with its raisin inside, and hummed, and {H} was asleep.',
    'Ding, it went, and dang, always lower, and nobody laid a finger on it, and {H} was asleep.'
  ]
})
