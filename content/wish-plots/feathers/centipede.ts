import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const centipede = wishPlot({
  id: 'wish-centipede',
  wishes: ['centipede', 'centipedes', 'tausendfüßler', 'hundertfüßer', 'mille-pattes', 'ciempiés'],
  answers: ['shoe', 'shoes', 'slipper', 'slippers', 'sock', 'socks', 'boots', 'shop', 'buys', 'buying', 'new', 'legs', 'leg', 'feet', 'foot', 'hundred', 'many', 'counts', 'counting', 'count', 'how', 'has', 'long', 'walk', 'walks', 'walking', 'dancing', 'dances', 'runs', 'fast', 'garden', 'stone', 'who', 'that', 'little', 'friend', 'wants', 'needs'],
  except: [...NOT_WELL, 'afraid', 'scared', 'peach', 'human'],
  company: ['centipede', 'slippers', 'shop', 'blanket'],
  partnerPlays: true,
  about: 'A centipede orders a hundred slippers, and it comes out that no centipede ever had a hundred feet, until two more get in at the back.',
  titles: ['A Hundred Feet, Please', 'Two Are Missing', '{H} in Slippers', 'Forty-Nine Pairs', 'The Back End Was a Shop'],
  want: [
    {
      id: 'shoe-shop',
      A: 'partner',
      paragraphs: [
        '{H} was a centipede. That was a long blanket, with {H} at the front, and pegs down both sides for legs. {A} kept a shoe shop. “Good evening,” said the centipede. “A hundred slippers, please.”',
        '“How many feet is it?” asked {A}. “A hundred,” said {H}. “It’s in the name. Centipede means a hundred feet.” {A} put on some glasses. “In this shop we count,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'ninety-eight',
      A: 'partner',
      paragraphs: [
        '{A} walked along the left side of the centipede, and counted forty-nine. On the right it was forty-nine again. “That makes ninety-eight,” said {A}. “Somebody moved,” said the centipede. So {A} counted from the back. It was ninety-eight.',
        '“But I’m a centipede,” said {H}. It looked back along its blanket, as far as it could see. Then it sat down, a bit at a time.'
      ]
    },
    {
      id: 'which-foot-first',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Try one on,” said {A}, and held out a slipper. “Which foot?” asked the centipede. {A} pointed. “The eleventh on the left.” The centipede lifted it, and the twelfth came up as well, because it always does. After that came the thirteenth.',
        'The step ran all the way down to the end, like wind in the barley. A centipede walks like that. “That tickled,” it said. {A} still held the slipper. “Shall we begin at the front?” said {A}.'
      ]
    },
    {
      id: 'slippers-in-a-row',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{A} brought all the slippers in the shop. There were nine, and a flipper. “I’ll need some more,” said the centipede. “They’ll have to come from the warehouse,” said {A}. That was the coat rack.',
        'After that they had six boots, and two left gloves. “Those have got fingers,” said {H}. “They’re for the feet in the middle,” said {A}. “Nobody sees them there.”'
      ]
    },
    {
      id: 'grows-a-new-one',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'A peg came off, and rolled under the counter. “You’ve lost a leg,” said {A}. “It’ll come again,” said the centipede. When it next changes its skin, there’s a new one underneath. “That one’s yours, if you’d like it.”',
        '{A} hung up a sock with the leg, in the window of the shop. “Only it must go down in the book,” said {A}. So until the next skin they wrote one less, in pencil.'
      ]
    },
    {
      id: 'a-leg-at-the-back',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“The last two don’t walk at all,” said {A}, from the far end. “I just bring them,” said the centipede. They’re longer than the rest, and it feels its way with them. From behind they look like feelers. {A} spoke to that end for a bit, by mistake.',
        '“What size do you take?” asked {A}. It did not answer. “Other end,” called {H}. “I beg your pardon,” said {A}. “From here it had such an open face.”'
      ]
    },
    {
      id: 'thirty-and-never-fifty',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'A cousin of the centipede came in, a short one, from under a stone. It was {A}’s left hand. “Fifteen pairs,” it said. “I don’t make a fuss about them.” It ran across the counter in no time, for the short ones are the quick ones.',
        '“Slippers?” asked {A}. “They’d slow me down,” said the hand, from under the till. “I’ve been home twice while you asked.”'
      ]
    },
    {
      id: 'eyes-that-see-little',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Do you like the red ones?” asked {A}. A centipede sees very little, and some have no eyes at all. It finds its way with its feelers. {H} held out two spoons, shut both eyes, and tapped about. “This one’s soft,” it said. “This one’s softer.”',
        '“That’s me,” said {A}. “I’ll take it,” said the centipede. “Have you got it in pairs?”'
      ]
    },
    {
      id: 'the-millipede',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'Then the telephone rang in the shop, and it was a banana. A millipede wanted a thousand slippers. “How many feet is it really?” asked {A}, who was getting wise. There was a long silence on the banana. “It says, about two hundred,” said {A}.',
        '“They’ve got two pairs on every ring,” said the centipede. “We’ve got one. And they’re slow.” “It’s still coming up the drive,” said {A}, and hung up the banana.'
      ]
    },
    {
      id: 'laces',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Now, with laces,” said {A}, and brought a boot. They tied a bow on the first foot. It took as long as it takes to sing a short song. The centipede worked it out. By the forty-ninth pair it would be Wednesday, and time to undo them.',
        '“People with two don’t know how well off they are,” it said. {A} looked down. One of {A}’s own was undone, and had been all day.'
      ]
    },
    {
      id: 'wet-feet',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“Wipe your feet, please,” said {A}, when the centipede came back from the window. There was one mat. The first pair wiped, and the second waited behind, and so on round the till. In the middle they had to hold up the blanket.',
        'When the last pair was clean, the first had been standing about in the wet. “Once more,” said {A}. “No,” said the centipede. It stayed on the mat instead, as much of it as fitted.'
      ]
    },
    {
      id: 'pet-under-the-blanket',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Halfway along, the centipede grew a lump. The lump walked to the back, and then to the front. It was {A}, under the blanket, on a visit to the pegs.',
        '“Does that count?” called {H}. The shop looked it up, and nothing was written about lumps. Then it lay down on feet thirty to forty. Those had to rest for a time.'
      ]
    },
    {
      id: 'elder-one-sock',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We were six at home,” said {S} to the centipede. “That makes twelve slippers by the door. And in the morning you put on the first two you met.” “Did they match?” asked {A}.',
        '“Hardly ever,” said {S}. “Once I had two left ones all through breakfast. I kept turning towards the window.” {A} looked at ninety-eight feet, and thought about it.'
      ]
    },
    {
      id: 'child-counts',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} counted the feet as well. “One, two, three, five,” said {S}. “There’s a four in between,” said the centipede. {S} went back, and looked. “It isn’t there,” said {S}. “It’s one, two, three, and this one.”',
        'It was a sensible sort of foot, a blue peg. They called it This One, from then on, and left it out of the numbers. It liked that.'
      ]
    },
    {
      id: 'baby-chews-a-foot',
      A: 'baby',
      spare: 8,
      paragraphs: [
        '{A} sat down beside the centipede, somewhere in the sixties. Here was a foot at the right height. Now {A} looked at the end of {A}’s own leg, and there was one there, too. They were compared.',
        '{A}’s was the one with toes. It was put in the mouth, for safety, so that it would not get counted.'
      ]
    },
    {
      id: 'always-an-odd-pair',
      A: 'partner',
      paragraphs: [
        '{A} took down the big shoe book, and blew off the dust. “Here,” said {A}. “A centipede can have fifteen pairs of legs, or twenty-one, or forty-nine. It’s never an even number. So it’s never fifty pairs. There’s no such thing as a centipede with a hundred feet.”',
        '“Then who thought of the name?” asked {H}. “Somebody who didn’t like counting,” said {A}, and shut the book.'
      ]
    }
  ],
  turn: [
    {
      id: 'ninety-nine-a-hundred',
      A: 'partner',
      paragraphs: [
        '“I’d have liked to see it, just once,” said the centipede. “There are only two missing.” It looked at {A}, from the top down. At the bottom it stopped. Then {H} lifted up the end of the blanket.',
        '{A} got in at the back. “Ninety-nine,” said {A}, for the left foot, and for the right: “A hundred.” So the first centipede in the world with a hundred feet walked out of the shop. The front half went left. The back half wanted to lock up.'
      ]
    },
    {
      id: 'fifty-pairs',
      A: 'partner',
      paragraphs: [
        'They walked once round the table, and the back end learned to say “mind the step” to itself. “Now the slippers,” said {H}. “There’s one pair left in your size,” said the other end of the centipede, “and I’m wearing it.” So ninety-eight feet went without, and made no fuss.',
        '“When you go home, I’ll be ninety-eight again,” said {H}. “I’ll be back before breakfast,” said {A}. “Nobody counts in the night.” And {A} took off the slippers, and put them on the two feet in front.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} waited behind the centipede, and it was a long queue.',
      '{names} came in for something with fewer feet.',
      { text: '{names} clipped on a leg that hung loose.', needs: ['hands'] },
      { text: '{names} wrote “a hundred” on the order, in good faith.', needs: ['hands'] }
    ],
    way: [
      '{names} kept all feet out of the sum.',
      '{names} walked down the other side of the centipede, to check.',
      { text: '{names} made a pencil stroke for every foot.', needs: ['hands'] },
      { text: '{names} turned up the edge of the blanket, in case of more.', needs: ['hands'] }
    ],
    turn: [
      '{names} made way for fifty pairs.',
      '{names} followed the back end, as it seemed to know.',
      { text: '{names} held the door open until the whole centipede had passed.', needs: ['hands'] },
      { text: '{names} lifted the blanket over the step.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pegs went into their bag, all ninety-eight, or thereabouts. The shop had shut.',
    '{H} washed two feet, which is soon done, and drew the long blanket up. The front of a centipede lies down first, and the rest comes after.'
  ],
  last: [
    'Under the blanket two feet found each other, and that was the whole count, and {H} was asleep.',
    'One after the other the feet stopped, from the back to the front, and {H} was asleep.'
  ]
})
