import { wishPlot } from '../wish-plot.ts'

export const thingInTheDrawer = wishPlot({
  id: 'wish-thing-in-the-drawer',
  tellsAny: 'holiday',
  fed: true,
  away: true,
  about: 'On holiday there is a thing in the kitchen drawer, and nobody knows what it is for until the table has spilt the tea often enough.',
  titles: ['The Thing in the Drawer', 'What Is It For', 'Seven Forks and a Thing', '{H} on Holiday', 'Other People’s Spoons'],
  company: ['drawer', 'table', 'tea', 'kitchen', 'forks', 'window', 'door', 'bag', 'postcard', 'bed', 'lamp', 'floor'],
  want: [
    {
      id: 'drawer',
      A: 'partner',
      paragraphs: [
        'They were on holiday in {holiday}. The place where they stayed had somebody else’s plates, and a table that wobbled. On the first evening {H} opened the drawer. There were seven forks in it, one good spoon, and a thing.',
        'It was made of wood, as long as a thumb, and flat at one end. “What’s it for?” asked {H}. {A} turned it over. “Perhaps they have them here, in {holiday},” said {A}. {H} wanted to know before they had to go home.'
      ]
    }
  ],
  way: [
    {
      id: 'trying-it',
      A: 'partner',
      paragraphs: [
        'They tried it in the kitchen. It would not cut, and it would not spread. {A} stirred the tea with it, and the tea got splinters. {H} blew into the thick end, and nothing came. Then {A} put both elbows on the table, to think. The table went down on one side, and the tea ran into {A}’s lap.',
        '“It’s for getting things out that are stuck,” said {H}. They went round the whole place. Nothing in {holiday} was stuck.'
      ]
    },
    {
      id: 'switches',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were four switches beside the door, and only one lamp. {H} pressed the first. Nothing happened. {H} pressed the second, and in the bathroom {A} called out, “Who was that?” The third did nothing that they could see.',
        '“It’s doing it somewhere else,” said {A}, and came out with a towel on. They looked from the window. Far off, on a hill, there was a light. {H} pressed again, to be polite. It stayed on.'
      ]
    },
    {
      id: 'bed-tries',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They had to give out the beds. {H}’s was long and narrow, and in the middle was a hollow where somebody had lain before. “Who was it, do you think?” asked {H}, and lay down in it.',
        '{A} looked. There was a bit left over on the right. “Somebody with an elbow,” said {A}. {H} put out an elbow, and then it fitted exactly. It was as if the bed had expected one.'
      ]
    },
    {
      id: 'shop',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They went to the shop for milk. It was ordinary milk, but it had a cow on it that was looking the other way. {H} saw that at once. “Ours looks to the left,” said {H}.',
        '“We’re on the other side of it,” said {A}. They bought bread too, which was longer than at home, or shorter. They could not agree. By the time they were back there was a good deal less of it.'
      ]
    },
    {
      id: 'postcard',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} wrote a postcard home, to nobody, so that there would be something on the mat. “Dear house,” wrote {H}, “we are in {holiday}. There is a thing here. Have you got one?”',
        'There was no room left for the drawing, and so {A} drew it round the stamp. “The postman will know what it is,” said {A}. “They see a lot.” But it was never answered.'
      ]
    },
    {
      id: 'asking',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At the door opposite somebody was watering a pot. {H} held the thing up. The somebody looked at it, and nodded, and smiled very kindly, and held up a watering can. {H} nodded as well.',
        '“What did you find out?” asked {A}. “That one’s a can,” said {H}. Later there was a tomato on the step for each of them. “So it was the right question,” said {A}.'
      ]
    },
    {
      id: 'pet-abroad',
      A: 'pet',
      spare: 3,
      paragraphs: [
        '{A} had been to every corner, and knew by now who had been on holiday there all summer. {A} sat down in front of the drawer.',
        '{H} let {A} sniff at the thing. {A} sniffed at the thick end and sneezed. {A} sniffed at the flat end, and looked at the floor. It was a hint, but they did not know that yet.'
      ]
    },
    {
      id: 'child-guess',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I know what it is,” said {S}. “It’s for very small people. They ski on it.” “You need two for that,” said {A}.',
        '{S} looked at it again. “Then it’s for one with one leg,” said {S}, and skied it over the butter. It was such a good guess that they left the track as it was.'
      ]
    },
    {
      id: 'elder-drawer',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“Every drawer’s got one,” said {S}. “We had a thing with a handle. It was in the family for sixty years, and nobody ever knew.” “Where is it now?” asked {A}. “I lent it to somebody,” said {S}, “because they asked if I had one.”',
        '“So they knew what it was?” {S} stopped with the spoon in the air. “I never thought of that,” said {S}. “I ought to have gone along.”'
      ]
    },
    {
      id: 'look-at-marks',
      A: 'partner',
      paragraphs: [
        'The evening before the last, {H} held it close to the lamp. “It’s got a dent,” said {H}, “here on the flat end. It’s round, like a coin.” {A} put down the cup, to look. At once the table tipped, and the cup slid off towards the forks. “It’s been stood on,” said {A}, and caught it. “By something round, and heavy.” They both looked under the table. It had round legs.'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-leg',
      A: 'partner',
      paragraphs: [
        '{A} lifted the table by one corner, and {H} lay down on the floor. One of the legs was shorter than the rest. {H} pushed the thing in under it, flat end first, as far as the dent. “Let go,” said {H}.',
        '{A} let go, and leaned on the table with both elbows. Not even the tea moved. “All this time,” said {A}, “I’ve had tea in my lap.” “And all this time it was in the drawer,” said {H}.'
      ]
    },
    {
      id: 'egg',
      A: 'same',
      spare: 7,
      paragraphs: [
        'To try it out they took an egg. {A} set it down right in the middle of the table, and took away one finger after another. It thought about it, and it stayed.',
        '“At home ours would roll,” said {H}. So now there was a table in {holiday} that was better than the one at home. They sat round it rather straight, and told it so.'
      ]
    },
    {
      id: 'who-put-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Why did they take it out?” asked {H}. They thought about the people from before. “They wanted to leave it nice and tidy,” said {A}. “They swept the floor, and there it lay, and they thought, What’s that?”',
        '“And put it in the drawer,” said {H}. You could see them doing it. And the ones before had done just the same. There had been wet laps in that place for years.'
      ]
    },
    {
      id: 'note',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} wrote a note for whoever came next, in big letters. “The thing is for the table. It goes in up to the dent. Do not sweep.” {A} drew a table, and an arrow.',
        'If they put it under the table, nobody would ever read it. In the end they laid it in the drawer, under the seven forks. Everyone wanted a fork sooner or later.'
      ]
    },
    {
      id: 'packing',
      A: 'same',
      spare: 10,
      paragraphs: [
        'The bags had grown fatter in {holiday}, without anybody having bought very much. There were four stones in them, half a map, and a bread bag that nobody liked to shake.',
        '“And how did it all get in on the way here?” asked {A}, sitting on the lid. “We hadn’t been here then,” said {H}.'
      ]
    },
    {
      id: 'left-there',
      A: 'partner',
      paragraphs: [
        'On the last evening the bags were standing by the door. {H} opened the drawer once more. There were seven forks and the good spoon, and nothing else. “Shall I put it back where it was?” asked {H}. {A} knocked on the table. It stood like a rock. “No,” said {A}. “It’s where it belongs.” And so one thing in {holiday} was better than before, and they were the only ones who knew.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned on the table, and it went down on that side.',
      '{names} sniffed at the thing, which smelled of no meal at all.',
      { text: '{names} laid the forks out in a row, and put the thing at the end.', needs: ['hands'] },
      { text: '{names} scratched behind one ear with the flat end, and it was no good for that.', needs: ['hands'] }
    ],
    way: [
      '{names} licked up some tea that had come by on the floor.',
      '{names} searched the whole place too, and got stuck, but only a little.',
      { text: '{names} held the cup down with two fingers, at supper.', needs: ['hands'] },
      { text: '{names} stirred the other cup with a fork, which made less fuss.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept in under there as well, to see how it was done.',
      '{names} bumped into the table, and not one plate said a word.',
      { text: '{names} shone a torch on the leg, from the wrong side and then the right one.', needs: ['hands'] },
      { text: '{names} built a tower of cups, just because you can.', needs: ['hands'] }
    ]
  },
  bed: [
    '{group} wiped the crumbs off the table, which stood quite still for it.',
    'They washed and lay down in other people’s beds, and listened to what you hear in {holiday}.'
  ],
  last: [
    'Far away in {holiday} a cup stood where somebody had put it, and {H} was asleep.',
    'Under one leg of the table the thing was in its place, and {H} was asleep.'
  ]
})
