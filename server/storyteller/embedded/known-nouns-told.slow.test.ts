import { describe, expect, test } from 'vitest'

import { knownNoun, lexicon, linesOf } from '#content/lexicon.ts'
import { NOUN_SORTS, type KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import { DURATIONS } from '#shared/story.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from './embedded-storyteller.ts'

const CASTS = [
  [person('Isla', 6, 'daughter', { avatar: 'girl' }), person('Rosa', 38, 'mother', { avatar: 'woman' })],
  [person('Isla', 6, 'daughter', { avatar: 'girl' })],
  [
    person('Isla', 6, 'daughter', { avatar: 'girl' }),
    person('Theo', 4, 'son', { avatar: 'boy' }),
    person('Jim', 70, 'grandfather', { avatar: 'grandpa' }),
    person('Biscuit', 4, 'dog', { avatar: 'dog' })
  ]
]
const PER_SORT = 20
const nouns = lexicon
  .flatMap(linesOf)
  .flatMap((line) => knownNoun((line.split('|')[0] ?? '').split(',')[0]?.split('/')[0]?.trim() ?? '') ?? [])

describe.each(NOUN_SORTS)('nouns of the sort “%s”', (sort) => {
  test('are told as what they are, without a fault, in every length', () => {
    const faults = spread(nouns.filter((noun) => noun.sort === sort)).flatMap(({ one }, at) =>
      DURATIONS.flatMap((duration) => {
        const characters = CASTS[at % CASTS.length] ?? []
        const request = { characters, theme: one, duration, culture: 'western' as const, interests: [] }
        const { draft, firstFaults } = writeStory(request, { seed: 'told', history: [] })
        // One for which a story of its own has been written is told by that.
        const told = /^wish-(?!any)/u.test(draft.plan.plot.id) ? [] : [`told by ${draft.plan.plot.id}`]
        return [...told, ...firstFaults].map((fault) => `${one}, ${duration}: ${fault}`)
      })
    )
    expect(faults).toEqual([])
  })
})

/** Some from all over the list. */
function spread(all: readonly KnownNoun[]): KnownNoun[] {
  const step = Math.max(1, Math.floor(all.length / PER_SORT))
  return all.filter((_, at) => at % step === 0).slice(0, PER_SORT)
}
