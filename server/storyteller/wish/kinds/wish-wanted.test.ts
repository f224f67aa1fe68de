import { expect, test } from 'vitest'

import { wantedOf } from './wish-wanted.ts'

test.each([
  ['they both wanted the blue cup and somebody got bitten', 'the blue cup', 'bit'],
  [
    'they fought over who gets to press the lift button and now noone is talking',
    'to press the lift button',
    'shouted at'
  ],
  ['edie and nora BOTH want to sit next to mummy at dinner, every single night', 'to sit next to Mummy', 'shouted at'],
  ['she always gets to press the lift button and i never do', 'to press the lift button', 'shouted at'],
  ['doesn’t want to share his room with the new baby', 'the room', 'shouted at'],
  ['theo took my red crayon and i pushed him', 'the red crayon', 'pushed'],
  ['they fought over the blue cup today', 'the blue cup', 'shouted at'],
  ['we had a fight about the blue cup this morning', 'the blue cup', 'shouted at'],
  ['ben took my crayon today and i pushed him', 'the crayon', 'pushed'],
  ['they both wanted the scooter yesterday', 'the scooter', 'shouted at'],
  ['arguing about who goes first down the slide', 'to go first down the slide', 'shouted at'],
  ['both girls want the pink scooter', 'the pink scooter', 'shouted at'],
  ['he bit her because she sat in his chair', 'the chair', 'bit'],
  ['both of them want to push the trolley', 'to push the trolley', 'shouted at'],
  ['whose turn it is on the swing', 'the first go on the swing', 'shouted at'],
  ['hitting his brother over the last pancake', 'the last pancake', 'hit']
])('in “%s” both wanted %s, and one %s the other', (typed, wanted, did) => {
  expect(wantedOf(typed)).toMatchObject({ wanted, 'wanted.did': did })
})

test.each(['a lighthouse', 'the blue cup', 'going to the zoo with cousin Ben', 'a dragon who bit the moon'])(
  '“%s” is no quarrel over a thing',
  (typed) => expect(wantedOf(typed)).toBeNull()
)
