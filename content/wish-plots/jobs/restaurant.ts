import { wishPlot } from '../wish-plot.ts'

export const jobRestaurant = wishPlot({
  id: 'wish-job-restaurant',
  tellsAny: 'keeps',
  jobs: ['chef', 'waiter'],
  about: 'The hero wants to be asked “the usual?” in a place that opened today, where the dish is never the same and the cook sees only the legs of the tables.',
  titles: ['The Usual', 'The Table by the Wall', 'Have You Booked', '{keeps} on the Corner', 'Legs, Seen from the Kitchen'],
  company: ['table', 'hatch', 'kitchen', 'board', 'plate', 'spoon', 'apron', 'lid', 'soup', 'corner', 'wall', 'leg', 'door', 'menu', 'salt'],
  out: true,
  fed: true,
  want: [
    {
      id: 'since-six',
      A: 'partner',
      paragraphs: [
        'Since six o’clock there had been {keeps.a} on the corner. In the door, in a white apron, stood {role.first}. “What would you like?” asked {role}. {H} wanted just one thing. It was to be asked: “The usual?”',
        '“They only ask people who always come,” said {A}. “Then we’ll begin,” said {H}. They got the table by the wall. It wobbled. So {H} folded a bit of paper and put it under the leg. In the kitchen {role} was already stirring.'
      ]
    }
  ],
  way: [
    {
      id: 'booked',
      A: 'partner',
      paragraphs: [
        'They ate the dish of the day, walked once round the corner and came in again. “Good evening,” said {role}. “Have you booked?” “It’s me!” said {H}. “I’m no good with faces,” said {role}. “I cook. From in there I only see legs.”',
        'And on the board there was a new dish. “It can’t be the usual,” said {A}, “if it’s never the same.” {H} ate it all the same. The table was wobbling again, and so {H} folded another bit of paper.'
      ]
    },
    {
      id: 'surprise',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There was a menu as well, in a cover with a tassel. “What’s the Surprise?” asked {A}. {role} did not know yet. “And the Leftovers in Their Best?” That was the Surprise, a day later.',
        '“I’ll have what it says on the back,” said {A}. On the back it said CLOSED ON MONDAYS. {role} wrote it down, went into the kitchen and shut the hatch. It was quiet in there for as long as a Monday. Then it came, and there was cheese on it.'
      ]
    },
    {
      id: 'in-the-kitchen',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Something went clang in the kitchen. “Is everything all right?” asked {A} through the hatch. {role} had wanted to be quick, and {role.trouble}. “That’s part of the recipe,” called {role}.',
        'Five minutes later there was a second recipe all over the floor. They waited and looked at the salt. “It’s always like that on the first evening,” said {H} to the next table. The next table nodded, and put a plate over its bread.'
      ]
    },
    {
      id: 'shouting',
      A: 'other',
      spare: 3,
      paragraphs: [
        'There was no waiter, and so {A} tied on a tea towel. You had to call the orders in at the hatch, as loudly as you could. “Two of the day, one without!” called {A}. “Without what?” called {role}. “Without the lump!” “There’s no lump!” “Then one with!”',
        'It went in and out, and nobody had what they had asked for. They swapped it all round between the tables. At the end a man with a hat had just what he had wanted. “What service,” he said. {A} bowed, and the tea towel went into the soup.'
      ]
    },
    {
      id: 'it-wants-something',
      A: 'same',
      spare: 4,
      paragraphs: [
        'A spoon came through the hatch, with nobody to be seen behind it. “Taste that,” said {role}. {A} tasted. “It wants something,” said {A}. “I know,” said {role}. “But what?” {H} had a taste, and looked at the ceiling, as one does.',
        'It was not salt, and it was not lemon. “I know what I’d put in for myself,” said {role}, “and that’s {role.wants}.” They thought about it. “Perhaps only beside it,” said {A} politely. In the end it was salt after all.'
      ]
    },
    {
      id: 'swan',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In a good house the napkins are folded. {A} knew how to do a swan. It was left, left, over, and pull at the neck. There it sat beside the fork, and looked at {H}. “It’s a slipper,” said {H}. “It’s a swan that’s tired,” said {A}.',
        'The next table wanted one too. Soon there were seven on all the tables, each with its head in the bread. {role} came out with two plates, and stopped. “There’s no swan on the menu,” said {role}. “These are guests,” said {H}.'
      ]
    },
    {
      id: 'full-up',
      A: 'partner',
      paragraphs: [
        'The third time there was a queue. “Have you booked?” asked {role}. The fourth time {H} folded the last of the paper. The fifth time {H} could not have got down a pea.',
        '“I’ll never be anybody here,” said {H}. {A} bent down and looked at the kitchen from under the table. “It’s true,” said {A}. “I can see the ladle, and it can see us. But only from the knees down.”'
      ]
    },
    {
      id: 'chalk',
      A: 'same',
      spare: 6,
      paragraphs: [
        'What there was to eat stood on a board outside, in chalk. A dog had leaned on it. SOUP, it had said, and now it said UP. The first guests came in and asked for that. “How would you like it?” asked {role}, who never lets anybody down.',
        '“Well done,” they said. So {role} put a plate on a bowl on a pot, as high as it would go. {A} ran along beside it, with both arms out, all the way to the table. “That’s what I call up,” said the guests.'
      ]
    },
    {
      id: 'dishes',
      A: 'same',
      spare: 7,
      paragraphs: [
        'By now there was not one clean plate left. “If you’ve nothing to do,” said {role}. So {A} washed and {H} dried. The plates came in through the hatch with egg on, and went out through it like moons. The foam went up to the elbows.',
        '“Table four is left-handed,” said {A}. “It’s all on the other side.” “Table two doesn’t like peas,” said {H}. You could tell them all by their plates. It was the only thing that one saw of them in there.'
      ]
    },
    {
      id: 'pet-guest',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'One guest had not booked, and did not need a chair either. That was {A}, who lay under the table, where what falls down falls down. A bean fell down, and then a crust. {A} did not have to say a word.',
        '“{A} has got a usual,” said {H}. “After one evening!” {H} looked under the table. {A} looked back, and moved over a bit. From down there you saw the whole hatch, and the whole of {role}.'
      ]
    },
    {
      id: 'elder-cafe',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I had a place once,” said {S}, “where I always sat. Every day for a year, by the stove. One day I had a new coat on, and they asked if I’d booked.” “And what did you do?” asked {A}.',
        '“I sneezed,” said {S}. “I’ve got a sneeze that comes in threes. After the second one they said: oh, it’s you.” {S} felt for a handkerchief, just to see. But here there was no pepper on the table.'
      ]
    },
    {
      id: 'child-orders',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was allowed to order alone. “A plate,” said {S}. “And what on it?” asked {role}. {S} thought about that. “A smaller plate,” said {S}. “And on that?” “A smaller one.” {role} brought all three. On the smallest there was one raisin, with parsley.',
        '“Was it good?” asked {A} afterwards. {S} had eaten the parsley. The raisin was still there, for it had looked so nice. “My compliments to the kitchen,” said {A}, and the ladle in the hatch went red.'
      ]
    },
    {
      id: 'why-here',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What made you open {keeps.a}?” asked {A}. There was nothing of the kind at home, said {role}, and that was {role.home}. “There you eat alone,” said {role}, “and standing up. You look to both sides and swallow.”',
        '“I wanted there to be chairs,” said {role}. Now there were nineteen of them, all different, and on each sat somebody who was blowing on something. {role} could not see that from the kitchen. But it could be heard, like a very small wind.'
      ]
    }
  ],
  turn: [
    {
      id: 'under-the-lid',
      A: 'partner',
      paragraphs: [
        'By now it was night. They only went in once more to say goodbye. Only the table by the wall was free, because it wobbled. {H} sat down, and felt in both pockets for paper. There was none. The table said clop.',
        'Then {role} came out of the kitchen with a plate, and on it was a silver lid. “The usual?” said {role}. Up went the lid. There lay a bit of paper, folded four times, just thick enough.'
      ]
    },
    {
      id: 'those-hands',
      A: 'partner',
      paragraphs: [
        '“Faces I can’t keep,” said {role}. “But four times this evening two hands came down to that leg. I’d know them anywhere.” {H} put the paper under, and the table stood like a rock. “And me?” asked {A}.',
        '“You’re the foot that kicks it loose again,” said {role}. “I know you, too.” From then on there was a card on the table by the wall. It said: BOOKED.'
      ]
    },
    {
      id: 'on-the-house',
      A: 'same',
      spare: 12,
      paragraphs: [
        'For the last guests there was something that stood on no menu. {role} came out of the kitchen for it, and hung up the apron. Then {role} {role.use}. “What’s that called?” asked {A}, when it was over.',
        '“It’s on the house,” said {role}. {H} had thought that it would be something with cream. But it was better than cream, and went in even where there was no more room.'
      ]
    },
    {
      id: 'bill',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The bill was as long as a scarf. {A} read it out. “Five of the day. Five bits of paper, brought along. One swan, or slipper. Clop, four times.” At the bottom {role} had added it all up and had got a duck.',
        '“That’s a two with a nine,” said {role}. They paid with what they had, and {H} left a button under the plate. “That’s for the kitchen,” said {H}. A hand came down at once, and it was gone.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along as well, and took the chair with the arms.',
      '{names} sniffed in the direction of the kitchen.',
      { text: '{names} read the menu from back to front.', needs: ['hands'] },
      { text: '{names} lined up the forks.', needs: ['hands'] }
    ],
    way: [
      '{names} walked round the corner every time, to make it look more.',
      '{names} finished what was left.',
      { text: '{names} kept the table free, with one elbow on each corner.', needs: ['hands'] },
      { text: '{names} passed the salt, and then passed it back.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned on the table too, and it held.',
      '{names} looked under the lid for more.',
      { text: '{names} clapped for the kitchen.', needs: ['hands'] },
      { text: '{names} put up all the chairs but one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The board was carried in. {role} turned round the sign in the door, and {role.night}. They walked home slowly, because of the five dinners.',
    'At bedtime {H} lay down in the same place as ever, on the same pillow. “The usual,” said {H}, and pulled up the blanket.'
  ],
  last: [
    'Sleep had not been booked. It came at once, and knew {H} by the feet.',
    'At six it would be open again. {H} was full up to the top, and slept.'
  ]
})
