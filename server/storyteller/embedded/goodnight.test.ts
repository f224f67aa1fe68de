import { expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import { writeStory } from './embedded-storyteller.ts'

test('good night is said by the father and not by the teacher who is there as well', () => {
  const characters = [person('Akosua', 7, 'daughter'), person('Mr Mensah', 50, 'teacher'), person('Yaw', 34, 'father')]
  const request = { characters, duration: 'medium', culture: 'african', interests: [] } as const
  for (const [night, theme] of ['a goat', 'the sea', 'a lost shoe', 'drums'].entries()) {
    const { draft } = writeStory({ ...request, theme, interests: [] }, { seed: `night ${night}`, history: [] })
    const said = draft.paragraphs
      .map(({ text }) => text)
      .filter((text) => /Good night|Sleep (?:well|tight)/u.test(text))
    expect(said.join(' ')).not.toMatch(/Mr Mensah/u)
  }
})
