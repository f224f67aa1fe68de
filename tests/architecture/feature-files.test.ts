import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const features = resolve(import.meta.dirname, '../../server/features')
const read = (file: string) => readFileSync(join(features, file), 'utf8')
const entries = readdirSync(features).flatMap((feature) =>
  readdirSync(join(features, feature), { withFileTypes: true }).map((entry) => ({ feature, entry }))
)
const files = entries
  .filter(({ entry }) => entry.isFile() && !entry.name.endsWith('.test.ts'))
  .map(({ feature, entry }) => `${feature}/${entry.name}`)

const SQL = /\b(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^>]*>)?`/

/** Mechanisms that hold their SQL themselves, each with why a store beside it would tear it apart. */
const MECHANISMS = new Map([
  [
    'account/login-throttle.ts',
    'an attempt is judged and counted by the same statements, or a hundred at once are first ones'
  ],
  ['account/reveal-tickets.ts', 'who may see what once is the condition under which the row changes, and no more'],
  ['administration/setup-code.ts', 'the row and the file in DATA_DIR are one code, made and gone together']
])

test('each feature has routes with a test beside them, and no folders', () => {
  const names = readdirSync(features)
  expect(names.length).toBeGreaterThan(10)
  const all = new Set(entries.map(({ feature, entry }) => `${feature}/${entry.name}`))
  expect(names.filter((name) => !all.has(`${name}/routes.ts`) || !all.has(`${name}/routes.test.ts`))).toEqual([])
  expect(entries.filter(({ entry }) => !entry.isFile())).toEqual([])
})

test('SQL stands in stores, and in the few mechanisms that say why', () => {
  const holding = files.filter((file) => SQL.test(read(file)))
  expect(holding.length).toBeGreaterThan(10)
  expect(holding.filter((file) => !file.endsWith('-store.ts') && !MECHANISMS.has(file))).toEqual([])
  expect([...MECHANISMS.keys()].filter((file) => !holding.includes(file))).toEqual([])
})

test('what several features read is only read', () => {
  const folder = resolve(features, '../reads')
  const reads = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  expect(reads.length).toBeGreaterThan(0)
  const WRITES = /\b(?:insertInto|updateTable|deleteFrom|transaction)\(/
  expect(reads.filter((file) => WRITES.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})

test('a store asks the database alone: no HTTP, no job, no letter', () => {
  const stores = files.filter((file) => file.endsWith('-store.ts'))
  expect(stores.filter((file) => /'#server\/(?:http|jobs)\/|'\.\/(?:emails|routes)\.ts'/.test(read(file)))).toEqual([])
})

test('only routes serve calls', () => {
  const serving = files.filter((file) => read(file).includes("'#server/http/serve-endpoint.ts'"))
  expect(serving.filter((file) => !file.endsWith('/routes.ts'))).toEqual([])
})

test('CONTRIBUTING names the mechanisms that hold their SQL themselves', () => {
  const page = readFileSync(resolve(features, '../../CONTRIBUTING.md'), 'utf8')
  const table = page.slice(page.indexOf('## What a feature is made of'), page.indexOf('## Style'))
  const names = [...MECHANISMS.keys()].map((file) => file.split('/')[1] ?? '')
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
})
