import { wishPlot } from '../wish-plot.ts'

export const cats = wishPlot({
  themes: ['cats'],
  except: ['kitten', 'kittens', 'kitty'],
  company: ['cat'],
  about: 'A cat from across the street sits on everything but the hero, until the hero stops asking.',
  titles: ['There Is a Cat on Me', 'The Cat That Sat on Everything Else', '{H} Makes a Lap', 'One Slow Blink', 'How to Be Sat On'],
  want: [
    {
      id: 'puddle',
      A: 'partner',
      paragraphs: [
        'When {A} brought in the shopping, a cat came in too. It was grey, with white feet, and it walked as if it paid the rent. “That’s the cat from across the street,” said {A}.',
        '{H} sat down at once and made a lap. That cat had sat on half the street, and never once on {H}. “Here, cat,” said {H}, and patted both knees.',
        'The cat walked round {H}, the way you walk round a puddle. Then it got into the shopping bag and sat down on the bread.'
      ]
    }
  ],
  way: [
    {
      id: 'not-fair',
      A: 'partner',
      paragraphs: [
        '{H} crawled after it with both arms out. The cat sat on the newspaper, and then on a shoe. In the end it jumped up on {A}, turned round twice and lay down.',
        '“You didn’t even ask it!” said {H}. “No,” said {A}. {H} held out both arms. “Then bring it here.” “I can’t get up,” said {A}, and it was true. “There’s a cat on me.”'
      ]
    },
    {
      id: 'fish',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{H} fetched a bit of fish from the kitchen, sat down and laid it on one knee. “Now it has to come,” said {H}.',
        'The cat came. It stopped as far off as it could, and made its neck long. It got longer and longer, and there was still more of it. Then the fish was gone. No other part of the cat had touched {H} at all. “I didn’t know they folded out,” said {A}.'
      ]
    },
    {
      id: 'string',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Next {H} tied a cork to a string and pulled it slowly along the floor. The cat put its head low and wriggled behind.',
        'It ran after the cork, over both of {H}’s knees and away under the table. “It was on me!” said {H}. “It was crossing you,” said {A}. “A bridge can’t say that the train lives there.” {H} rolled up the string again, without a word.'
      ]
    },
    {
      id: 'only-the-scissors',
      S: 'other',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} sat down for one moment to find the end of the sticky tape. That was enough. The cat poured over the back of the chair, and then it was on {S}.',
        '“You as well!” said {A}. “I never asked it,” said {S}. “You could give me the scissors, though. I can’t reach them.” “Because there’s a cat on you,” said {A}. “Yes,” said {S}, and looked far too pleased.'
      ]
    },
    {
      id: 'box',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Cats like boxes,” said {A}, and tipped the onions out of one. {H} had a better idea. {H} got into the box, with both knees up, and there was just room left for a cat.',
        'The cat looked at the box, and at {H}, and at {A}. Then it got into the lid. The lid was as flat as a plate. The cat hung over the edge on all four sides. It shut its eyes, and looked very comfortable indeed.'
      ]
    },
    {
      id: 'purring',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Perhaps it doesn’t know that I’m friendly,” said {H}. So {H} lay down in front of the cat and purred. “You stop when you breathe in,” said {A}. “A cat doesn’t. It purrs both ways.”',
        '{H} purred breathing in. It sounded like a drain. One grey ear turned right round to the back. Then the rest of the cat went to sit behind the curtain. “That was the wrong word,” said {A}.'
      ]
    },
    {
      id: 'the-tail',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“Look at its tail,” said {A}. “Straight up like that means hello. When only the tip moves, it means better not.” {H} had nothing to say hello with. So {H} tied on the belt of a dressing gown, behind, and held it up in the air.',
        'The cat saw it from under the chair. {H}’s arm got tired, and the tip began to shake. At once the cat sprang, and caught it, and lay down on the end of it. “It’s sitting on me!” said {H}. “It’s sitting on your belt,” said {A}. “You don’t start for quite a bit yet.”'
      ]
    },
    {
      id: 'two-of-them',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'The grey cat came up to {A}, and stopped. They looked past each other, very politely, one to the left and the other to the right.',
        '“They haven’t seen each other,” said {H}. They had, though. {A} was interested in a wall for a while, and the grey cat in a table leg. After that they were used to it.'
      ]
    },
    {
      id: 'furniture',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“That cat sits on me every time,” said {S}. “What do you do?” asked {A}. “Nothing,” said {S}. “I’ve been sitting here since lunch. I think it takes me for a chair.”',
        '{A} looked at the knees of {S}. They were broad and quiet, and there was grey hair on them already. “How long does it take to get like that?” asked {A}. “It comes with the cardigan,” said {S}.'
      ]
    },
    {
      id: 'a-name',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“You don’t know its name,” said {S}. “That’s why.” And {S} called it everything that a cat might be called. It was not Smoky, or Socks, or Captain, or Mrs Brown.',
        'Then the fridge door went click in the kitchen. The cat was there before the light was. “Its name is Click,” said {A}.'
      ]
    },
    {
      id: 'staring',
      A: 'partner',
      paragraphs: [
        '“It’s your eyes,” said {A}, when the cat had moved on. “You look at it the whole time.” “Because I like it!” said {H}. “With cats, looking hard means go away,” said {A}. “I only looked at my button, you see.”',
        'So {H} looked at the ceiling, as hard as {H} could. One eye went down, just once, to see if it was working. The cat was watching from the bookshelf. It yawned.'
      ]
    },
    {
      id: 'practice',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You wriggle, too,” said {A}. “I’ll be the cat, and you keep still.” {A} put a cushion on {H}’s knees and leaned on it. “Purr,” said {A}.',
        'At once {H}’s nose itched, and one knee, and the inside of an ear. {H} kept still. {H} kept so still that you could see it. “A cat would think there was a mouse,” said {A}. “You’re not a lap at all. You’re a shelf with feelings.”'
      ]
    }
  ],
  turn: [
    {
      id: 'socks',
      A: 'partner',
      paragraphs: [
        '“Then I don’t want it any more,” said {H}. “I’ve got things to do.” {H} sat down by the clean washing, which was still warm. {H} put a blue sock and a blue sock together, and there was a stripe with no friend.',
        'The cat came down to the rug. {H} did not stare. {H} only shut both eyes, slowly, and opened them again. And so did the cat.',
        'Then something stepped on {H}’s knee, and turned round twice. It was heavy, and it hummed.'
      ]
    },
    {
      id: 'bread',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The cat pushed with its white feet, first left and then right, into {H}’s jumper. “It’s making bread,” whispered {H}. “They do that when they’re kittens,” said {A}, “to get milk out of their mother.”',
        '“There’s no milk in me,” {H} told it, very low. The cat did not mind. It pushed and pushed, and purred both ways, until {H} was baked.'
      ]
    },
    {
      id: 'which-foot',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After a while {H} made a face. “Is it too heavy?” asked {A}. “No,” said {H}. “It’s my foot. It’s full of lemonade.” “Which one?” “I can’t tell. I can’t feel which is which.”',
        '{A} reached over and moved the left one for {H}, like a cup that is too full. The cat opened one eye to see who was moving the furniture.'
      ]
    },
    {
      id: 'on-me',
      A: 'partner',
      paragraphs: [
        '“Can you come and help with the shopping?” called {A}. “I can’t get up,” said {H}, and said it slowly, because it was so good. “There’s a cat on me.”',
        'When the cat had sat there for long enough, it stretched, first the front and then the back. {A} opened the door for it. “It’ll come again,” said {H}. “It hasn’t done my other knee.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to smell the visitor, and the visitor smelled back.',
      '{names} settled in the cat’s way, and it walked round that as well.',
      { text: '{names} eased the apples out from under the cat.', needs: ['hands'] },
      { text: '{names} took the eggs out of the bag, while there were still eggs.', needs: ['hands'] }
    ],
    way: [
      '{names} curled up in the place where the cat had last sat.',
      '{names} followed the cat round the chair, as if by accident.',
      { text: '{names} spread out the newspaper again, now that it was not a cat.', needs: ['hands'] },
      { text: '{names} patted all the knees there were, and got nothing.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay as still as washing.',
      '{names} blinked at the cat too, nice and slowly.',
      { text: '{names} pulled the odd sock out from under the cat, by its toe.', needs: ['hands'] },
      { text: '{names} held the door, so that it would not bang.', needs: ['hands'] }
    ]
  },
  bed: [
    'The socks went into the drawer in twos, all but the stripe. The bread was nearly round again.',
    'Then {H} washed, and got into bed with great care, for one knee was still warm.'
  ],
  last: [
    'Across the street a cat turned round twice. Here {H} turned over once, and slept.',
    'Something heavy came, turned round twice, and lay down on {H}. It was only being asleep.'
  ]
})
