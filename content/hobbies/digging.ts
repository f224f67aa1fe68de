import type { HobbyFamily } from '../format.ts'

export const digging: HobbyFamily = {
  id: 'digging',
  noun: 'digging',
  keys: [
    'dig', 'digging', 'hole', 'holes', 'digging holes', 'sand', 'sandpit', 'sandbox', 'mud', 'muddy', 'mud pies',
    'mud kitchen', 'making mud pies', 'spade', 'shovel', 'bucket', 'dirt', 'archaeolog', 'digging for treasure'
  ],
  marks: [
    'bucket', 'digging', 'digs', 'dug', 'hole', 'holes', 'mud', 'sand', 'sandpit', 'spade', 'spadeful'
  ],
  skills: ['steps', 'look', 'brave'],
  habit: [
    'had once dug for a whole afternoon and found a spoon',
    'could not pass a heap of sand without looking round for a spade',
    'brought half the sandpit home in two shoes',
    'was of the opinion that no hole is ever quite finished',
    'had sand in both ears and was glad of it',
    'dug so deep in the flowerpot that the plant leaned',
    'kept a bucket by the bed, in case',
    'made mud pies, and served them to bears',
    'knew where the best mud was, and when',
    'found a worm with every spadeful, and put it back',
    'looked into every hole, and said hello',
    'dug for treasure, and was pleased with a cork',
    'wore a bucket as a hat on windy days',
    'asked for sand on every birthday',
    'filled each hole in again, so that nobody fell'
  ],
  bridge: {
    steps: [
      'A hole is dug one spadeful at a time, and {S} had never minded how many.',
      '{S} had moved a hill of sand once, with nothing bigger than a cup.',
      'First comes the dry sand and then the damp, {S} knew, or it all slides back in.',
      'Nobody can begin at the bottom of a hole, so {S} always began at the top.'
    ],
    look: [
      'Whoever digs gets to know a spoon by its edge, and {S} saw edges everywhere.',
      '{S} had found a key and nine marbles in plain mud, where others only saw mud.',
      'Each spadeful was looked through before it was tipped out, if {S} had dug it.',
      'In the sandpit lost things are mostly just a little further down, as {S} had noticed.'
    ],
    brave: [
      'No one knows what a hole has in it, and {S} had dug a great many.',
      '{S} had put one arm down every hole in the sandpit, and always got it back.',
      'Mud was nothing to {S}, who had stood in it to both knees and asked for more.',
      'Deep in a sandpit {S} had met a worm as long as a shoelace, and said hello.'
    ]
  },
  help: [
    '{S} had sand in one pocket, and a pinch of it was just what was wanted.',
    'A flat stone makes a fair spade, and with it {S} scraped the ground even.',
    'Something was in the way, so {S} dug round it, left and right and underneath.',
    'As after any good digging, {S} patted everything flat and was proud of the flatness.'
  ],
  dream: [
    '{S} slept, patted down on every side, as smooth as sand under a bucket.',
    'A last grain of sand fell out of one sock, and {S} was asleep.',
    'In the dream {S} dug down and down, and it was soft all the way.',
    'The spade leaned by the door, the hole was dug, and {S} slept.',
    'Like a potato in warm sand {S} lay there, and slept.',
    'The bucket was upside down, and {S} was the right way up, asleep.',
    'There was treasure in every hole of the dream, and {S} left some for later.',
    'A worm in the dream showed {S} the way through the mud.',
    'Both hands of {S} were free of mud, and lay open.',
    'Under the blanket {S} had dug a hole of just the right size.',
    'All the holes were filled in for the night, and {S} slept.',
    'Warm sand ran through the dream, and {S} let it run.',
    'Nothing needed digging up before breakfast, and {S} slept.',
    'Some sand had come to bed too, beside {S}, who was asleep.'
  ],
  meanwhile: [
    'By the door {S} emptied one shoe. Then {S} emptied the other, and now there was enough sand to begin.',
    'A line of dried mud led straight down the hall. At the end of it was {S}, waiting to be asked.',
    { text: 'The bucket was full. {S} was in it, with the spade, and would not be digging anything else for now.', age: { S: 'small' } },
    'With a teaspoon {S} was digging in the empty flowerpot. There was earth, and under the earth there was the pot.',
    { text: '“Every time I dug a hole I found a fork,” said {S}. “In the end we had six that matched.”', says: 'S', age: { S: ['grown', 'old'] } },
    'A key that {S} had dug up lay on newspaper, brushed quite clean. Whose toothbrush it had been was another question.',
    { text: 'Between two sofa cushions there was a hole. {S} dug down as far as the elbow, and struck a raisin.', needs: ['hands'] },
    { text: '“This deep,” said {S} at the door, and held up the spade. There was mud all the way to {S}.', says: 'S', needs: ['hands'] },
    'On the table lay the plan of a hole, with three floors. {S} was thinking about where the bath should go.',
    { text: 'Through the kitchen sieve {S} was pouring sand. It kept a bead, two crumbs, and something that might be Roman.', needs: ['hands'], age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    '{S} had washed the spade in the bath. Now {S} was washing the bath, and the spade had to wait outside.',
    'Five mud pies stood on a tray, with prices. {S} came by, chose the dearest, paid, and put it back.'
  ]
}
