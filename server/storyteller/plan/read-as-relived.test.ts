import { expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import { writeStory } from '../embedded/embedded-storyteller.ts'

const FAMILY = [person('Isla', 6, 'daughter', { avatar: 'girl' }), person('Mum', 38, 'mother', { avatar: 'woman' })]

function told(theme: string) {
  const brief = { characters: FAMILY, theme, duration: 'medium' as const, culture: 'western' as const, interests: [] }
  const { draft, faults } = writeStory(brief, { seed: theme, history: [] })
  const text = draft.paragraphs.map((paragraph) => paragraph.text).join('\n')
  return { id: draft.plan.plot.id, says: draft.plan.wish.says, faults, text }
}

test.each([
  [
    'we took the train to see the big museum and she saw a whale skeleton',
    ['took the train', 'saw a whale skeleton'],
    ['rode-train', 'saw-huge']
  ],
  [
    'We ran all the way home and counted lampposts. She wanted to say good night to each of them.',
    ['counted lampposts', 'say good night to each of them'],
    ['counted', 'goodnight-all']
  ]
] as const)('“%s” is shown once more, thing by thing', (message, said, shown) => {
  const { id, says, faults, text } = told(message)
  expect(id).toMatch(/^wish-relived-/u)
  expect(faults).toEqual([])
  for (const part of said) expect(text).toContain(part)
  expect(shown.map((_, at) => says[`replay.${at + 1}`])).toEqual(shown)
})

test.each([
  // What was written for just that comes before.
  ['we missed the bus and walked all the way home in the rain', 'wish-missed-bus'],
  ['she jumped in every puddle on the way to nursery', 'wish-puddles'],
  ['we baked a cake and it looks like a hedgehog', 'wish-cake'],
  ['she was brave at the dentist and got a sticker', 'wish-dentist'],
  ['leo lost his first tooth today at lunch!!', 'wish-tooth-lost']
])('“%s” is told by %s', (message, id) => expect(told(message).id).toBe(id))

test.each([
  // An order, a question, a tale, what is still to come, and what is no glad day.
  'a story about a train that goes to the museum',
  'why did the dentist give me a sticker',
  'a bear missed the bus and walked home in the rain',
  'tomorrow she goes to the dentist and gets a sticker',
  'she was brave at the dentist and then grandpa died',
  'she gave her lunch away because they hit her for it'
])('“%s” is not', (message) => expect(told(message).id).not.toMatch(/^wish-relived-/u))
