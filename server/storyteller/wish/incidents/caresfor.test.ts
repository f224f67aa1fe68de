import { expect, test } from 'vitest'

import { NORA } from '#tests/support/kin-member.ts'
import { incidentIn } from './incidents.ts'

test.each([
  ['we have tadpoles in a jar, three have legs now', { caresfor: 'the tadpoles', 'caresfor.where': 'in a jar', 'caresfor.also': 'three had legs' }],
  ['Each child in class 3 got five silkworms', { caresfor: 'the silkworms', 'caresfor.first': 'five silkworms', 'caresfor.a': 'silkworms' }],
  ['she is hatching eggs with nani’s hen', { caresfor: 'the eggs', 'caresfor.where': 'together with Nani’s hen' }],
  ['class rabbit is with us for the weekend, she sleeps in the laundry basket', { caresfor: 'the class rabbit', 'caresfor.also': 'it slept in the laundry basket' }],
  ['he waters the neighbour’s plants this week and talks to each of them', { caresfor: 'the neighbour’s plants', 'caresfor.it': 'they' }],
  ['a snail lives in the lunchbox now', { caresfor: 'the snail', 'caresfor.where': 'in the lunchbox' }]
])('“%s” tells who is looked after', (message, says) => {
  expect(incidentIn(message, [NORA])).toMatchObject({ incident: 'caresfor', says })
}) // prettier-ignore

test.each([
  'the tadpoles died',
  'looking after her baby brother',
  'grandma is looking after us tomorrow',
  'she wants a rabbit',
  'what do tadpoles eat?',
  'our rabbit is poorly',
  'he forgot to water the plants and they died',
  'rescued a bird with a broken wing',
  'a snail who lives in a teapot'
])('“%s” does not', (message) => {
  expect(incidentIn(message, [NORA])?.incident).not.toBe('caresfor')
})
