import { describe, expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from './embedded-storyteller.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl' })
const theo = person('Theo', 4, 'son', { avatar: 'boy' })
const rosa = person('Rosa', 71, 'grandmother', { avatar: 'grandma' })

const told = (theme: string, characters = [isla, theo]) => {
  const { draft, faults } = writeStory(
    { characters, theme, duration: 'medium', culture: 'western', interests: [] },
    { seed: 'acts', history: [] },
    storyLibrary
  )
  return { id: draft.plan.plot.id, text: draft.paragraphs.map(({ text }) => text).join('\n'), faults }
}

describe('what somebody does in a wish happens in the story', () => {
  test.each([
    ['a machine that turns homework into custard', /homework .* custard/u],
    ['the number seven ran away', /the number seven ran away/iu],
    ['the toaster only speaks portuguese', /only spoke Portuguese/u]
  ])('“%s”', (wish, done) => {
    const { id, text, faults } = told(wish)
    expect(id).toMatch(/^wish-(?:(?:deed|once)-.+|any-(?:word-for-word|other-half|back-of-the-spoon)|written)$/u)
    // A story of just such a deed shows it by what belongs to it, and what is read out once is there.
    const often = id.startsWith('wish-deed-') || id === 'wish-written' ? 1 : 2
    expect(text.match(new RegExp(done.source, `g${done.flags}`))?.length).toBeGreaterThanOrEqual(often)
    expect(faults).toEqual([])
  })

  test('a word that the wish says twice may stand twice', () => {
    const { text, faults } = told('a yellow tuk tuk that goes beep beep')
    expect(text).toContain('tuk tuk')
    expect(faults).toEqual([])
  })
})

test.each([
  ['Isla rides an ostrich to school', /^wish-(?:deed|ours)-/u, /(?:Isla|she|and) rode an ostrich to school/u],
  ['theo saves a penalty with his bum', /^wish-(?:deed|ours)-/u, /(?:Theo|he|and) saved a penalty with his bum/u],
  ['a yak gets a perm', /^wish-(?:deed|once)-/u, /yak (?:simply )?got a perm/u],
  [
    'kabir builds a snow leopard from pillows',
    /^wish-(?:deed|once)-/u,
    /Kabir (?:simply )?built (?:a|the) snow leopard from pillows/u
  ]
])('“%s” is done in a story that is about it', (wish, plot, done) => {
  const { id, text, faults } = told(wish)
  expect(id).toMatch(plot)
  expect(text).toMatch(done)
  expect(faults).toEqual([])
})

test('a question is not pushed into a sentence, and nobody hears herself from the kitchen', () => {
  const { id, text } = told('why does the wind never go to bed', [theo, rosa])
  expect(id).toMatch(/^wish-(?:any-)?question/u)
  expect(text).not.toMatch(/about why|had heard all that from the kitchen|tried it out as a game/u)
})
