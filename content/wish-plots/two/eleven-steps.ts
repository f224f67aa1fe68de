import { wishPlot } from '../wish-plot.ts'

export const elevenSteps = wishPlot({
  id: 'wish-two-allergic',
  tellsAny: 'allergic',
  about: 'Somebody is allergic to somebody and is sorry about it; the other one sneezes too and never said so, and they find out how far apart they have to be to go together.',
  titles: ['Bless You', 'Eleven Steps', 'Behind the Door Somebody Sneezed', '{role} and the Hats', '{H} Measures It'],
  company: ['door', 'handkerchief', 'chalk', 'stairs', 'street', 'window', 'scarf'],
  want: [
    {
      id: 'a-sneeze',
      A: 'partner',
      paragraphs: [
        'First a sneeze came in at the door, and then came {role.first}. “I’m allergic to {allergic},” said {role}. “And I’ve got one.” {A} looked out. By the gate stood {mate.first}, and looked up at the window.',
        '“It’s the best there is,” said {role}, “but I only have to get near, and I sneeze.” {H} wanted the two of them to get as far as the corner, at least.'
      ]
    }
  ],
  way: [
    {
      id: 'breath',
      A: 'partner',
      paragraphs: [
        '“Hold your breath,” said {A}. {H} opened the door, and {mate} {mate.enters}. {role} {role.hides}, and held on. Then it came. It was such a sneeze that all the hats fell off the hooks.',
        '“Bless you,” they said. But {mate} was out by the gate again. They tried it with a peg, and with a cushion on each side. Each time the hats came down.'
      ]
    },
    {
      id: 'the-word',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Is it the whole of {mate}?” asked {A}. “It’s {mate.part} mostly,” said {role}, “but it hangs about the rest.” {H} made a list of what there was, from the front to the back. {role} sniffed at the list. Nothing came.',
        '“On paper I’m fine,” said {role}. “We’ve written to each other for years. They’re lovely letters. You only have to shake them a bit first.”'
      ]
    },
    {
      id: 'kinds-of-sneeze',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There were different sorts of sneeze. There was the small one, for when {mate} had been mentioned. There was the double one, for round the corner. And there was the one with the hats.',
        '“Is there a bigger one?” asked {A}. “Once,” said {role}. “It was on a bridge. They’ve built it again since.” {A} put the good cups in the oven, to be on the safe side.'
      ]
    },
    {
      id: 'handkerchief',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} lent {role} a handkerchief. It was a clean one, ironed in four. “I’ll bring it back,” said {role}. Then it was needed, and after that it didn’t look like anything you’d bring back.',
        '“You can keep it,” said {H}. “People always say that,” said {role}. There were forty-one of them in the bag, all different. {A} was allowed to choose one, and chose not to.'
      ]
    },
    {
      id: 'stand-in',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You could take something instead,” said {A}. They offered a chair, a broom, and the long cushion from the bench. {role} tried them all. Nobody sneezed. It was perfectly quiet in the hall.',
        '“Well?” asked {H}. “It’s very comfortable,” said {role} politely, and stroked the broom. “It’s only that it doesn’t look round when I come.”'
      ]
    },
    {
      id: 'at-the-gate',
      A: 'partner',
      paragraphs: [
        '{A} went down to the gate, to say that it wasn’t meant unkindly. And from behind the post there came a sneeze, a small one. “Bless you,” said {A}. “Have you got it too?”',
        '“It’s {role.a} that does it,” said {mate}. “I didn’t want to hurt anybody’s feelings.” {A} ran back. “You’ve both been running away,” said {A}, “so that the other one doesn’t see.”'
      ]
    },
    {
      id: 'what-they-would-do',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What would you do together, if you could?” asked {A}. {role} had thought that out, at night. First they’d go along the street. Then they would stop, because of something interesting. Then they’d go on.',
        '“Is that all?” “It’s the stopping,” said {role}. “One stops, and the other one stops as well, and asks what it is.” {H} understood that. It was hard to do with a letter.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had no trouble with anybody, and went down to the gate and up to the hall again. “{A} can be the post,” said {H}. {A} carried a bit of each of them to the other.',
        'That was meant well. At the gate somebody sneezed, and in the hall somebody sneezed. {A} sat down halfway between, and was very nearly proud.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My best friend couldn’t stand my trumpet,” said {S}. “And I couldn’t stand her singing.” “So what did you do?” asked {A}. “We met at concerts,” said {S}, “given by other people.”',
        '“For how long?” “Fifty years,” said {S}. “She sat in the row in front. She had a very nice back.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’m allergic too,” said {S}. “To what?” asked {A}. {S} looked about. “To Mondays,” said {S}, and sneezed at the calendar. They had to hang it round the other way.',
        '“Bless you,” said {role}, with real feeling. “Does it help if you keep away?” {S} thought about it. “I’ve tried,” said {S}, “but it comes to the house.”'
      ]
    },
    {
      id: 'blessings',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How often have you said bless you today?” asked {role}. {A} had lost count at thirty. “You must have a lot of it left over by now,” said {A}. “Does it keep?” {role} had never thought of that.',
        'They supposed that it did. If you’ve been blessed as often as that, you must be good for a hundred years. {role} sat up a little straighter on the stairs.'
      ]
    },
    {
      id: 'wind',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“It depends on the wind,” said {A}, and held up a wet finger. When it blew from the left, {role} sneezed. When it blew from the right, there was a sneeze at the gate. In between there was a short time when nobody did.',
        'They all listened to it. “That’s us,” said {role} softly, “not sneezing at the same time.” Then the wind turned.'
      ]
    }
  ],
  turn: [
    {
      id: 'steps',
      A: 'partner',
      paragraphs: [
        '“Then we only have to know how far,” said {H}, and took the chalk. {role} stood at one end of the street and {mate} at the other. “One step nearer,” called {A}. “And one more.” At eleven steps all was well. At ten they both sneezed. So {H} drew a line at eleven.',
        'With eleven steps between them they set off. In front {role} {role.use}. Behind {mate} {mate.use}. Nobody’s hat came down. “Can you see me?” called {role}. “All of you,” called {mate}. “I never could before.”'
      ]
    },
    {
      id: 'scarf',
      A: 'same',
      spare: 11,
      paragraphs: [
        'So that it stayed eleven, {A} tied all the scarves together. {role} had the one end and {mate} had the other. It sagged a bit in the middle. There {H} held it up, and saw both their faces.',
        '“What’s {mate} doing?” called {role}. “Looking at you,” said {H}. “And what’s {role} doing?” came the call from behind. It was always the same answer.'
      ]
    },
    {
      id: 'stopping',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Halfway down the street {role} stopped, because of a very small car. Eleven steps further back {mate} stopped too. “What is it?” called {mate}. “A car,” called {role}, “with a dog in it, on its own.” They both looked.',
        'It took some time until the news had got along the scarf. But it was good news, and it lost nothing on the way.'
      ]
    },
    {
      id: 'corner',
      A: 'partner',
      paragraphs: [
        'They got as far as the corner, and then to the next one. Good night was said from the stairs and from the gate, and it had to be rather loud. “Tomorrow?” called {role}. “With the wind from the left,” called {mate}. {A} hung up the hats.',
        { extra: 1, both: ['“I’d have liked one more of the big ones,” said {A}.'] }
      ]
    },
    {
      id: 'eleven-more',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Now that they had begun, they measured other things as well. From the stairs to the gate it was eleven. From the sofa to the biscuits it was eleven too, if you went round by the door. “It’s a good number,” said {role}.',
        '“Just far enough to wave,” said {A}. They all waved to each other, although they were in the same hall. Nobody had waved there before, and it looked well.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sneezed along, out of good manners.',
      '{names} ran to the window and back to the door, to see one of each.',
      { text: '{names} found a handkerchief, and then the big one.', needs: ['hands'] },
      { text: '{names} shut the door against the draught, and opened it again for the friend.', needs: ['hands'] }
    ],
    way: [
      '{names} wore one of the hats that came down.',
      '{names} ducked at each sneeze, and came up again for the next.',
      { text: '{names} hung the hats on lower hooks, so that they had not so far to fall.', needs: ['hands'] },
      { text: '{names} tied the cushions on, a good deal too tight.', needs: ['hands'] }
    ],
    turn: [
      '{names} trotted to and fro between the two, and sneezed at neither end.',
      '{names} walked exactly along the chalk line.',
      { text: '{names} carried messages, since eleven steps is a long way to whisper.', needs: ['hands'] },
      { text: '{names} drew a small flower at the end of the line.', needs: ['hands'] }
    ]
  },
  bed: [
    'The line lay on the street, for tomorrow. {role} {role.night}. Eleven steps behind came {mate}.',
    'Once the soap was back in its dish, {H} lay down. “Bless you,” said {H} into the dark, in case.'
  ],
  last: [
    'Between today and tomorrow there were eleven steps, and in the middle of them {H} was asleep.',
    'Nobody sneezed any more, near or far, and {H} slept.'
  ]
})
