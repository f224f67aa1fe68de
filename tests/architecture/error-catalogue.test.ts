import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

import { CATALOGUE, ELSEWHERE } from '../e2e/error-catalogue.ts'
import { FAILING_SCREENS } from '../e2e/error-rows/screens.ts'

const root = resolve(import.meta.dirname, '../..')

/** Titles of the reading that was not chosen; no screen may bring them back beside the chosen ones. */
const OTHER_READINGS = ['Failed to add family member', 'Unable to remove', "'Removed'", "'Success!'"]

const rows = FAILING_SCREENS.flatMap((screen) => screen.rows.map((row) => ({ screen: screen.name, ...row })))
const madeInBrowser = new Set<string>(rows.flatMap(({ makes, also }) => [makes, also ?? makes]))
const provedElsewhere = new Set<string>(ELSEWHERE.map(({ entry }) => entry))

test.each(Object.keys(CATALOGUE))('%s: a browser test makes it happen, or another test is named, not both', (entry) => {
  expect(madeInBrowser.has(entry)).toBe(!provedElsewhere.has(entry))
})

test.each(ELSEWHERE)('$entry: $file speaks of it', ({ entry, file }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(CATALOGUE[entry].text)
})

test('every row has a name of its own, so that a failure says which one it is', () => {
  const names = rows.map(({ screen, makes, by }) => `${screen}: ${makes} (${by})`)
  expect(names).toEqual([...new Set(names)])
})

test('the readings that were not chosen are nowhere', () => {
  const source = ['client', 'shared']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file))
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  for (const words of OTHER_READINGS) expect(source).not.toContain(words)
})
