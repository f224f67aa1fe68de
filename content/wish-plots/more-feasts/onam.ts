import { wishPlot } from '../wish-plot.ts'

export const onam = wishPlot({
  id: 'wish-onam',
  wishes: ['onam', 'thiruvonam', 'pookalam', 'pookkalam', 'pukkalam', 'onam sadya', 'sadya', 'mahabali', 'maveli', 'king mahabali', 'king maveli', 'onam boat', 'onam boat race', 'onam race', 'vallamkali', 'vallam kali', 'pulikali', 'onam festival', 'snake boat race'],
  answers: ['festival', 'festivals', 'flower', 'flowers', 'carpet', 'king', 'boat', 'race', 'celebrating', 'celebrate', 'celebration', 'kerala', 'harvest', 'eating', 'leaf', 'banana', 'payasam', 'making', 'made', 'coming', 'first', 'happy', 'visit', 'visits', 'tiger', 'tigers', 'swing', 'lunch'],
  moods: ['first', 'waiting', 'proud'],
  fed: true,
  company: ['king', 'tummy', 'boat', 'leaf'],
  about: 'King Mahabali is too full to eat the hero’s Onam lunch, for he has been to every other house, until his tummy wins the boat race.',
  titles: ['The Tummy That Won the Race', 'The King Was Full', 'Twenty-Six Dishes on a Leaf', '{H} and the King’s Tummy', 'He Comes to Every House'],
  want: [
    {
      id: 'twenty-six',
      A: 'partner',
      paragraphs: [
        'At Onam King Mahabali comes home to see his people, and he comes to every house. {H} had laid a ring of flowers at the door, and a long green leaf on the floor. On it were twenty-six dishes, all in their places. Most were of paper, and a few were real. The king was to eat it all up.',
        'The king was {A}, with a moustache and a palm-leaf umbrella. The biggest cushion in the house was buttoned in for a tummy. “Are you all well?” asked the king. “All well,” said {H}. “Sit down.”'
      ]
    }
  ],
  way: [
    {
      id: 'full',
      A: 'partner',
      paragraphs: [
        'The king sat down. It took some time. “It looks very good,” said the king, “but I’m full. I’ve been to every house in the street, and there was lunch in all of them.”',
        '“Just a bit of everything,” said {H}. The king ate one banana chip, and sighed. The tummy came up to the moustache. “I’m full up to the crown,” said the king sadly.'
      ]
    },
    {
      id: 'ring-of-flowers',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The ring of flowers had to get a new ring every day, for ten days. It was called a pookalam. For the tenth there weren’t enough yellow ones. They took lentils, and the peel of a lemon.',
        '{H} laid and {A} handed. “Somebody’s coming,” said {A}, “with six legs.” A ladybird walked across the white and over the red, and stopped in the middle. They finished the ring round it. “It’s found its place,” said {H}.'
      ]
    },
    {
      id: 'chips-on-fingers',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Banana chips are yellow and round, and when you bite out the middle there’s a ring. {H} put one on each finger. {A} did it too. With ten chips on, you can’t pick up the eleventh.',
        'They sat there like two rich aunts, and didn’t know what to do next. Then {H} thought of it. {H} ate the thumb. After that it went by itself.'
      ]
    },
    {
      id: 'where-it-goes',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Nothing on such a leaf may lie just anywhere. The narrow end points to the left. Up there are the salt and the pickles, and down here the rice. “And the ginger?” asked {A}. “Far left,” said {H}. “You only need a dot of it.”',
        '{A} put it on the right. {H} moved it back. It looked the same to {A}, a brown dot in a row of brown dots. “It isn’t,” said {H}. “Now it’s lunch.”'
      ]
    },
    {
      id: 'pappadam',
      A: 'other',
      spare: 4,
      paragraphs: [
        'There were real pappadams, as round as a moon and full of blisters. {A} bit into one. It was so loud that {A} couldn’t hear {H}. “What?” asked {A}. {H} said it again, and bit, and couldn’t hear the answer.',
        'They tried it at the same time. For a while there was only thunder. “You do it with your hand,” said {H} at last, “on the rice.” Crack, and it was all quiet, and had gone into the dal.'
      ]
    },
    {
      id: 'tigers',
      A: 'same',
      spare: 5,
      paragraphs: [
        'At Onam there are tigers in the street, big ones who dance. They paint the tiger’s face on their tummies. {H} drew one on {A}, round the belly button, with face paint. It tickled, and the tiger got a bent eyebrow.',
        '{A} breathed in, and the tiger looked thin and worried. {A} breathed out, and it roared. “Again,” said {H}. It danced until the stripes had got mixed up.'
      ]
    },
    {
      id: 'mundu',
      A: 'same',
      spare: 6,
      paragraphs: [
        'For Onam everybody gets new clothes, white ones with a gold edge. {A}’s was a long cloth, tucked in at the middle and held by nothing else. “It never falls down,” said {A}, and took a step.',
        '{H} walked behind and held it. So they went to the mirror together, like a king with a page. “For walking you fold it up,” said {H}, “for standing you let it down.” They practised that, up and down.'
      ]
    },
    {
      id: 'tug-of-war',
      A: 'other',
      spare: 7,
      paragraphs: [
        'There has to be a tug of war too. They took the belt of a dressing gown. {H} dug {H}’s heels in, and {A} dug {A}’s heels in. Nobody moved. The only thing that moved was the belt, which got longer.',
        '“It stretches,” said {A}. “Keep on,” said {H}. They pulled until there was enough of it for two dressing gowns. Then both of them sat down at once.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'King Mahabali visits everybody, and so the king had to visit {A} as well. {H} went in front with the umbrella. “Are you well?” asked the king. {A} looked at the moustache, which was coming off on one side.',
        '“{A} says yes,” said {H}. “And that there’s something on your lip.” It was the first thing all day that anybody had said to the king straight out.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We went out for flowers before it was light,” said {S}. “You had to be first at the good hedge. One year I was so early that I picked it all in the dark.” “And then?” asked {A}.',
        '“Then the sun came up, and it was leaves,” said {S}. “We had a green pookalam that year. The king is said to have stopped in front of it for a long time.”'
      ]
    },
    {
      id: 'small-one',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} wanted to hold the umbrella alone. It’s made of palm leaf, and a king is never without it. {S} held it up over a chair, and over a pot. Then {S} held it over {A}, and {A} was the king for as long as that.',
        '“Are you well?” asked {A}. “My arm isn’t,” said {S}. So {A} took the other half of the stick, and they ruled together.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had a leaf too, a small one, with one dish on it. That was mashed banana. {H} showed {A} how to do it, with the right hand, and the thumb behind.',
        '{A} did it with both hands, and with the leaf. There was banana from one ear to the other. “You’ve folded it already,” said {H}. “Then you must have liked it.”'
      ]
    },
    {
      id: 'no-room',
      A: 'partner',
      paragraphs: [
        '“After lunch there’s always a boat race,” said {A}. “A hundred people sit in one boat, and they all row to one song.” “Do you row too?” asked {H}. “I look on,” said the king. “I’m full by then.”',
        '{H} thought about that. “Today you’ll row,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'boat-race',
      A: 'partner',
      paragraphs: [
        'They took the longest blanket for a boat, and sat on it one behind the other. The finish was by the flowers. “Thithi-thara!” sang {H}. “Thithi-thai!” sang the king. At every thai they pulled, and the boat slid along the floor a bit.',
        '“Faster!” cried {H}. A button flew off. Something big and round shot out over the front of the boat. It rolled all the way to the finish. “Who was that?” asked {H}. The king felt along the shirt. “My tummy,” said the king. “It’s won.”'
      ]
    },
    {
      id: 'cup',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The winner got the cup. They set the cushion on a chair, with a spoon in front of it. {H} shook it by the corner. “A very good race,” said {H}. “Did you train a lot?”',
        '“Every lunch,” said {A}, “in every house in the street.” They both clapped. It leaned a bit to one side, as winners do when it all gets too much for them.'
      ]
    },
    {
      id: 'folded',
      A: 'partner',
      paragraphs: [
        'The king stood there, quite flat. “That’s odd,” said the king. “I’m hungry.” From left to right the king ate up everything on the leaf. At the paper ones the king only chewed. The last was the payasam. It was sweet and warm, and they had that together.',
        'If you liked it, you fold the leaf towards you. {A} folded it. “Next Onam I’ll come again,” said the king. “Come to us first,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} bowed to the king and smelled coconut down there.',
      '{names} sat at the end of the leaf, next to the salt.',
      { text: '{names} put one petal straight in the ring of flowers.', needs: ['hands'] },
      { text: '{names} held the king’s umbrella, which leaned.', needs: ['hands'] }
    ],
    way: [
      '{names} had a banana chip, on the king’s behalf.',
      '{names} leaned on the royal tummy, and it was all cushion.',
      { text: '{names} loosened the king’s belt by two holes.', needs: ['hands'] },
      { text: '{names} fanned the king with a bit of palm leaf.', needs: ['hands'] }
    ],
    turn: [
      '{names} rowed as well, by rocking.',
      '{names} rolled out of the way as the tummy came through.',
      { text: '{names} picked up a gold button by the finish.', needs: ['hands'] },
      { text: '{names} shouted thithi-thai from the bank, half a pull late.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} rolled up the leaf and shut the umbrella. The flowers stayed at the door, for the night to look at.',
    'The king’s tummy lay on the sofa again and was a cushion. {H} washed, and lay down on {H}’s back, for that’s the best way when you’re full.'
  ],
  last: [
    'The king had been to every house, and all were well, and {H} was asleep.',
    'At the door the flowers lay in their ten rings, and {H} slept until the next visit.'
  ]
})
