import type { HobbyFamily } from '../format.ts'

export const building: HobbyFamily = {
  id: 'building',
  noun: 'building with blocks',
  keys: [
    'build', 'building', 'block', 'brick', 'lego', 'duplo', 'construction', 'constructing', 'magnet', 'model',
    'models', 'train set', 'tower', 'architect', 'engineer', 'invent', 'robot', 'minecraft', 'sandcastle', 'den',
    'fort', 'forts', 'dens', 'meccano', 'marble run'
  ],
  marks: [
    'block', 'blocks', 'brick', 'bricks', 'build', 'builder', 'building', 'built', 'tower', 'towers'
  ],
  skills: ['make', 'steps', 'balance'],
  brings: ['string'],
  habit: [
    'built towers that visitors had to walk round',
    'had a brick in one pocket at all times, usually a red one',
    'could not see two blocks without putting one on the other',
    'built whole towns on the floor and knew who lived in them',
    'measured each day in bricks, and most of them came out tall',
    'left every tower standing until somebody needed the floor',
    'looked at a bridge first from below, to see who had built it',
    'sorted the blocks by size on good days and by colour on bad ones',
    'would build with anything, toast included',
    'asked every house what was holding it up, as builders do',
    'never ate a sandwich without building it higher first',
    'stood the peas in a tower, or tried to',
    'put a roof of blocks over anything that looked cold',
    'gave every tower a door, in case somebody small came by'
  ],
  bridge: {
    make: [
      'When one brick is missing there is always another that will do, as {S} had often found.',
      '{S} had built bridges out of books, boxes and toast.',
      'A builder needs no plan to start, only two blocks, and {S} always had two.',
      'Whatever lay about turned into something when {S} began to build.'
    ],
    steps: [
      'Every tower starts with one block on the floor, and {S} never left that one out.',
      '{S} built from the bottom to the top, and took other things in the same order.',
      'First the wide bricks, then the narrow ones: it had worked for {S} a hundred times.',
      'Big things were only small blocks that had been told where to go, {S} had found.'
    ],
    balance: [
      'A tower stands if its middle is over its feet, and {S} could feel a middle from afar.',
      '{S} had seen many a block fall, and could tell a second before.',
      'Building high had shown {S} how gently a finger can push.',
      'On an uneven floor {S} had built a tower that stood for nine days.'
    ]
  },
  help: [
    '{S} built a small heap of pebbles to mark the place.',
    'Somebody needed a seat, so {S} built one out of what there was.',
    '{S} handed things over one at a time, like blocks, in the right order.',
    'What wobbled got something flat beneath it from {S}, who had built enough to know.'
  ],
  dream: [
    '{S} built one last tower, in a dream, and it stood.',
    'In sleep {S} put one soft block upon another, all the way up to the moon.',
    'The town on the floor was quiet, with its bricks in rows, and {S} slept beside it.',
    '{S} was asleep before the last block was in its box.',
    'The tower in the dream was so tall that {S} could sit on a cloud and rest.',
    'All the bricks were in their box, and {S} was in bed.',
    'One block was left over, and {S} slept with it in one hand.',
    'A house of soft blocks stood in the dream, and {S} lived in it.',
    '{S} dreamt of a door, built it, and went through.',
    'Nothing that was built fell down that night, and {S} slept.',
    'Under the bed stood half a tower, and above it slept {S}.',
    'Block by block everything had been put away, and {S} slept.',
    'Whatever {S} built in the dream, it was allowed to stay up.',
    'Tomorrow it could be built higher, and {S} slept on that.'
  ],
  meanwhile: [
    { text: 'Something tall fell down in the next room. “It was meant to,” said {S}, and the building began again.', says: 'S' },
    { text: 'Past the door came {S}, one hand held flat at the height of a tower. It would go through, if it ducked.', needs: ['hands'] },
    'A house of bricks was finished under the table. {S} had forgotten the door, and a wooden man was inside, being patient.',
    '{S} was measuring the chair in blocks. It came to seven and a bit, and {S} was looking for a bit.',
    { text: '{S} put one block on another, and clapped. Then the top one went underneath, and that was a different tower.', age: { S: 'small' } },
    { text: '{S} had come for the screwdriver and seen the box of bricks. That was some time ago, and the tower had a balcony.', age: { S: ['grown', 'old'] } },
    { text: '“Nobody breathe,” said {S}, from the floor. A red brick was on its way to the ninth storey, held by both ends.', says: 'S', needs: ['hands'] },
    'Something was being looked for among the bricks, with a rattle. It was flat and grey, and {S} was kneeling on it.',
    'Between two chairs {S} was building a bridge of books. It had used up the stories, and had got as far as the tax.',
    { text: 'On top of the tower lay a saucer, for helicopters. {S} waved one in with two spoons, and then sent it round again.', needs: ['hands'] },
    'A tower of cards had reached its third floor. {S} was breathing in on the left, and out on the right.',
    { text: 'All the bricks had been sorted by colour but one. “It’s red,” said {S}, “but it used to go about with the oranges.”', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } }
  ]
}
