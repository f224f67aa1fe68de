import { expect, test } from 'vitest'

import { lexiconFaults } from './lexicon-lint.ts'
import { knownNoun, lexicon } from './lexicon.ts'
import { askedAbout } from './lexicon/asked-about.ts'
import { familiarAnimals } from './lexicon/familiar-animals.ts'
import { nounsOf, USES } from './lexicon/uses.ts'
import { householdPlots } from './wish-plots/household.ts'
import { usedPlots } from './wish-plots/used.ts'

test('every noun of every area is written by the rules, and stands in one line only', () => {
  const known = new Set<string>()
  expect([...lexicon, familiarAnimals, askedAbout].flatMap((area) => lexiconFaults(area, known))).toEqual([])
})

test.each(USES)('what is known by the use “%s” stands in the lexicon, and a story is told of the use', (use) => {
  expect(nounsOf(use).filter((noun) => knownNoun(noun)?.uses.includes(use) !== true)).toEqual([])
  expect(usedPlots.filter((plot) => plot.used === use)).not.toEqual([])
})

test.each([
  [
    'a noun that is known already',
    'cat|creature|meow|sat|sat|the paws|in a box|-|-|-|a sock\ncat|creature|meow|sat|sat|the paws|in a box|-|-|-|a sock',
    'is known already'
  ],
  [
    'a verb that is not in the past',
    'cat|creature|meow|sits down|sat|the paws|in a box|-|-|-|a sock',
    'begins with a verb in the past'
  ],
  ['a place that is none', 'cat|creature|meow|sat|sat|the paws|purring|-|-|-|a sock', 'where: a place'],
  [
    'something that a toddler must not copy',
    'cat|creature|meow|sat|climbed on the table|the paws|in a box|-|-|-|a sock',
    'unsafe'
  ],
  ['a field too few', 'cat|creature|meow', '3 fields'],
  ['a person who is “it”', 'cook|person|-|turned its back|sat|the hat|in a kitchen|-|-|-|a sock', 'a person is not']
])('%s is a fault', (_, nouns, fault) => {
  expect(lexiconFaults({ area: 'test', nouns }).join('; ')).toContain(fault)
})

test('what is spoken of a thing says {thing.spoken}: nobody of a family calls a cup “Isla’s” that was typed as “my”', () => {
  const lines = [...usedPlots, ...householdPlots].flatMap((plot) => JSON.stringify(plot).match(/“[^”]*”/gu) ?? [])
  expect(lines.length).toBeGreaterThan(1000)
  expect(lines.filter((line) => /\{thing\.(?:this|that|single|whole|first)\}/u.test(line))).toEqual([])
})
