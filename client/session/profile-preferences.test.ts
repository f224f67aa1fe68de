import { expect, test } from 'vitest'

import { readPreferences } from './profile-preferences.ts'

const DEFAULTS = { defaultNarrator: 'emma', autoPlay: true, darkMode: false }

test.each([
  null,
  '',
  '{',
  'null',
  '{}',
  '{"preferences":7}',
  '{"preferences":{}}',
  '{"preferences":{"defaultNarrator":"nobody"}}'
])('%s means the defaults of the specification', (saved) => {
  expect(readPreferences(saved)).toEqual(DEFAULTS)
})

test('a narrator is known by name and by id', () => {
  for (const defaultNarrator of ['Maya', 'maya'])
    expect(
      readPreferences(JSON.stringify({ preferences: { defaultNarrator, autoPlay: false, darkMode: true } }))
    ).toEqual({
      defaultNarrator: 'maya',
      autoPlay: false,
      darkMode: true
    })
})
