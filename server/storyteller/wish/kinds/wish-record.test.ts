import { expect, test } from 'vitest'

import { recordOf } from './wish-record.ts'

test.each([
  ['pressing flowers in the big dictionary', 'pressing flowers in the big dictionary'],
  ['sitting next to mummy', 'sitting next to Mummy'],
  ['french skipping (the elastic one)', 'French skipping'],
  ['french skipping, the elastic one', 'French skipping'],
  ['sardines (the hiding game)', 'playing sardines'],
  ['sardines, the hiding game', 'playing sardines'],
  ['standing on drain covers, he has to do every single one', 'standing on drain covers'],
  ['building a sandcastle', 'building a sandcastle']
])('there is a world record in “%s”', (typed, record) => expect(recordOf(typed)).toMatchObject({ record }))

test.each([
  'a lighthouse',
  'going to the zoo',
  'getting his cast off',
  'the king',
  'building blocks',
  'chocolate pudding',
  'wedding ring',
  'spelling test',
  'karate grading',
  'taking Mochi to the vet',
  'making a new friend at the park',
  'losing at snap',
  'kings'
])('there is none in “%s”', (typed) => expect(recordOf(typed)).toBeNull())

test.each([
  ['helping daddy fix the fence', 'fix the fence', 'fixed the fence'],
  ['watering the plants with grandpa', 'water the plants', 'watered the plants'],
  ['making jam', 'make jam', 'made jam']
])('“%s” is done by two with their hands', (typed, base, did) => {
  expect(recordOf(typed)).toMatchObject({ 'record.do': base, 'record.did': did })
})

test.each(['sitting next to mummy', 'sardines (the hiding game)', 'making friends', 'making funny noises'])(
  '“%s” is not',
  (typed) => expect(recordOf(typed)?.['record.do']).toBeUndefined()
)
