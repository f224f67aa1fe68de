import { expect, test } from 'vitest'

import { IMPORT_LIMITS } from '#shared/import.ts'
import { partsOf } from './import-file.ts'

test('a file travels in parts, each small enough, and nothing of it is left out', () => {
  const stories = Array.from({ length: 130 }, (_, i) => ({ id: `s${i}`, content: 'A quiet night. '.repeat(i * 20) }))
  const settings = { timezone: 'Auckland' }
  const parts = partsOf(JSON.stringify({ format: 1, settings, familyMembers: [{ id: 'm' }], stories, audio: [] }))
  expect(parts[0]).toEqual({ format: 1, settings, familyMembers: [{ id: 'm' }] })
  expect(parts.flatMap((part) => part.stories ?? [])).toEqual(stories)
  for (const part of parts) {
    expect((part.stories ?? []).length).toBeLessThanOrEqual(IMPORT_LIMITS.stories)
    expect(JSON.stringify(part).length).toBeLessThan(IMPORT_LIMITS.bytes)
  }
})

test('a file of before the settings were among it brings none', () => {
  const [first] = partsOf(JSON.stringify({ format: 1, familyMembers: [], stories: [] }))
  expect(first).toEqual({ format: 1, settings: null, familyMembers: [] })
})

test.each(['', '{', 'null', '[]', '{"format":2,"familyMembers":[],"stories":[]}', '{"format":1,"stories":[]}'])(
  '%j is no file of ours',
  (text) => {
    expect(() => partsOf(text)).toThrow('This is not a file that was downloaded here')
  }
)
