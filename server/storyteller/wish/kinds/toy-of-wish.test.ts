import { expect, test } from 'vitest'

import { brokenToyOf } from './toy-of-wish.ts'

test.each([
  ['his blue tow truck, the hook came off', 'the tow truck', 'hook', 'The hook came off'],
  ['bunny’s ear fell off', 'the bunny', 'ear', 'The ear came off'],
  ['the unicorns horn came off', 'the unicorn', 'horn', 'The horn came off'],
  ['hoppel the bunny lost an ear in the washing machine', 'Hoppel', 'ear', 'The ear got lost in the washing machine'],
  ['roo the kangaroo lost his tail at nana’s house', 'Roo', 'tail', 'The tail has gone'],
  ['teddys eye fell out', 'the teddy', 'eye', 'The eye came off'],
  ['her blanket has a hole', 'the blanket', 'missing bit', 'There’s a hole in it'],
  ['a hole in his favourite jumper', 'the jumper', 'missing bit', 'There’s a hole in it'],
  ['the robot doesn’t light up any more', 'the robot', 'light', 'The light’s gone'],
  ['my old music box wont play', 'the music box', 'tune', 'The tune’s gone'],
  ['the digger lost its scoop', 'the digger', 'scoop', 'The scoop has gone'],
  [
    'the squeaky giraffe called Gerald who went through the washing machine and doesnt squeak anymore',
    'Gerald',
    'squeak',
    'The squeak’s gone'
  ],
  ['a knitted fox who lost his tail', 'the fox', 'tail', 'The tail has gone'],
  ['her fox lost his tail', 'the fox', 'tail', 'The tail has gone'],
  ['a knitted rabbit named mr Flops, his nose came off', 'Mr Flops', 'nose', 'The nose came off']
])('“%s”: %s has lost the %s', (typed, one, part, gone) => {
  expect(brokenToyOf(typed)).toMatchObject({ one, part, gone })
})

test.each([
  'grandpa broke his arm',
  'mummy’s arm is broken',
  'my brother lost a tooth',
  'Isla’s wheel came off the car',
  'a blue tow truck',
  'a giraffe called Gerald',
  'the house has a hole in the roof',
  'a fox who lost his tail',
  'a little robot that has lost its arm',
  'Theo’s leg is broken'
])('“%s” is no broken toy', (typed) => expect(brokenToyOf(typed)).toBeNull())
