import type { HobbyFamily } from '../format.ts'

export const sewing: HobbyFamily = {
  id: 'sewing',
  noun: 'sewing and knitting',
  keys: [
    'sew', 'sewing', 'knit', 'knitting', 'crochet', 'embroider', 'quilt', 'weaving', 'needle', 'stitch',
    'cross stitch', 'cross-stitch', 'yarn', 'wool', 'textile', 'fashion', 'macrame', 'spinning wool', 'tailor',
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
    'kept a needle and thread behind one lapel, just in case'
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
    'The day was knitted, the thread cut off, and {S} asleep.',
    'In the dream {S} had a ball of wool as big as the moon, and no hurry.',
    'Row after row the stitches grew softer, until {S} slept under all of them.'
  ]
}
