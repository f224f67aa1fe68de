import type { HobbyFamily } from '../format.ts'

export const sewing: HobbyFamily = {
  id: 'sewing',
  noun: 'sewing and knitting',
  keys: [
    'sew', 'sewing', 'knit', 'knitting', 'crochet', 'embroider', 'quilt', 'weaving', 'needle', 'stitch',
    'cross stitch', 'yarn', 'wool', 'textile', 'fashion', 'macrame', 'spinning wool', 'tailor',
    'dressmaking', 'patchwork', 'lace'
  ],
  marks: [
    'knitted', 'needle', 'sewed', 'stitch', 'stitched', 'stitches', 'thread', 'wool', 'yarn'
  ],
  skills: ['patient', 'make', 'care'],
  brings: ['string'],
  habit: [
    'left a trail of wool, which made visits easy to follow',
    'had knitted a hat for everything in the house that had a top',
    'counted stitches under the breath, even on the bus',
    'kept a needle and thread behind one lapel, just in case',
    'gave the cat a scarf of green wool, and the cat wore it once',
    'kept wool in the teapot, and tea in a jug',
    'sewed on buttons so well that the coat wore out first',
    'always knitted three socks, so that one could get lost',
    'hung wool over two chairs, and nobody could sit down',
    'knew every jumper in the street by its stitches',
    'sewed a pocket on everything, even on a cushion',
    'saved each bit of thread, down to the short ones',
    'followed a dropped ball of wool all over the house',
    'gave every bear a patch, with very small stitches'
  ],
  bridge: {
    patient: [
      'Stitch upon stitch made a sleeve in the end, and {S} had made a great many sleeves.',
      '{S} could undo a whole row of stitches without a single sigh.',
      'Wool gets into tangles only when hurried, as {S} had known for years.',
      'One blanket had taken {S} eleven months and all the yarn in the shop.'
    ],
    make: [
      'With thread and two minutes {S} could make most things hold.',
      'A hole was a place for a patch to {S}, who had stitched on dozens.',
      'There was hardly a thing {S} could not make from an old sweater and wool.',
      '{S} saw a loose thread and did not see a fault, but a beginning.'
    ],
    care: [
      '{S} put a kind thought into each stitch, for whoever would wear it.',
      'Everything that {S} sewed was meant to keep somebody warm.',
      'Whoever mends with needle and thread, like {S}, learns to touch sore places gently.',
      'Soft wool had made the hands of {S} soft as well.'
    ]
  },
  help: [
    '{S} put in one quick stitch where something had come loose.',
    'With a bit of yarn {S} tied what needed to be tied, and made a bow of it.',
    '{S} tucked a bit of wool round whatever was sticking out.',
    'There was a button hanging by a thread, and {S} saved it.'
  ],
  dream: [
    '{S} counted stitches instead of sheep, and slept in the second row.',
    'The sock was knitted, the thread was in its tin, and {S} was asleep.',
    'In the dream {S} had a ball of wool as big as the moon, and no hurry.',
    'Row after row the stitches grew softer, until {S} slept under all of them.',
    'The wool lay in its basket, and {S} lay in bed.',
    'One more stitch, and the day was done, and {S} slept.',
    'Round the moon in the dream went a knitted scarf, and {S} tied it.',
    'Some wool rolled away in the dream, and {S} let it roll.',
    '{S} slept under a blanket that was all small stitches.',
    'Soft as wool the night was, with {S} in the middle.',
    'Not one stitch had been dropped, and {S} slept well.',
    'All the thread was back on its reel, and {S} was back in bed.',
    'A sheep came by in the dream with wool for {S}.',
    'Every loose thread had been tucked away, and so had {S}.'
  ],
  meanwhile: [
    'A ball of wool came rolling in at the door. It stopped, thought, and was pulled back bit by bit to {S}.',
    'Wool ran round all four legs of the table, and in the middle was {S}. Nobody could say which end had begun it.',
    'One stitch had got away, twenty rows down. {S} could see it from across the room, and nobody else could see it at all.',
    'The thing that {S} had knitted had three sleeves. It was held up against everybody who came by.',
    { text: 'The scarf that {S} was knitting had reached the floor, and was lying down there. There was still wool.', needs: ['hands', 'seven'] },
    { text: '“It was going to be a jumper,” said {S}, and held it up by the needle. “Now it’s more for an egg.”', says: 'S', age: { S: ['big', 'teen', 'grown', 'old'] } },
    { text: 'In and out of a card with holes went {S}, with red wool. Then there were no more holes, so a chair leg got the rest.', age: { S: ['small', 'middle'] }, needs: ['hands'] },
    { text: '{S} held the needle up to the window. Twice the thread came along, looked in at the hole, and went by.', age: { S: ['grown', 'old'] }, needs: ['hands'] },
    { text: 'The button was sewed on for ever, and so was a corner of the tablecloth. {S} looked at it from both sides.', needs: ['hands', 'seven'] },
    { text: 'There was every green in the sewing box but the right one. {S} took orange thread, and the button looked wide awake.', needs: ['hands', 'seven'] },
    { text: '“Arms up,” said {S}, and laid a bit of wool round the back of a chair. It was about the size of somebody.', says: 'S' },
    { text: 'Every sock that {S} mended got one red stitch, for a signature. By now nearly everybody went about signed.', needs: ['hands', 'seven'] }
  ]
}
