import nlp from 'compromise'
import { expect, test } from 'vitest'

import { infinitivesBy } from './verb-forms.ts'

test.each([
  ['the tagger’s own insides', nlp.world()],
  ['no insides', {}],
  ['a lexicon and no methods', { model: { one: { lexicon: {} } } }],
  [
    'methods and a model without a lexicon',
    { methods: { two: { transform: { verb: { toInfinitive: () => 'lost' } } } }, model: { one: {} } }
  ]
])('by %s, “sells” is of “sell”', (_, tagger) => {
  const infinitive = infinitivesBy(tagger)
  expect(['sells', 'carries', 'baking', 'running', 'chases'].map(infinitive)).toEqual([
    'sell',
    'carry',
    'bake',
    'run',
    'chase'
  ])
})
