import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('every variable of the operations page is in .env.example, or is told to be for wrappers and brands', () => {
  const table = read('docs/operations.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_0-9]+)`/g)].map(([, name]) => name ?? ''))
  const example = read('.env.example')
  const missing = table.filter(
    (name) => !/^(?:BRAND_|TRUSTED_ORIGINS|NATIVE_ORIGINS)/.test(name) && !example.includes(`${name}=`)
  )
  expect(table.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})

test('the table of who may import whom has every folder of the server and the pages', () => {
  const table = read('docs/architecture.md')
  const rows = table.slice(table.indexOf('## Who may import whom'), table.indexOf('## The walk of a story'))
  const first = rows
    .split('\n')
    .map((line) => line.split('|')[1] ?? '')
    .join(' ')
  const notCode = new Set(['client/public', 'client/styles'])
  const folders = ['server', 'client'].flatMap((side) =>
    readdirSync(join(root, side), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${side}/${entry.name}`)
  )
  expect(folders.filter((folder) => !notCode.has(folder) && !first.includes(folder))).toEqual([])
})

test('what the pages link to is there', () => {
  const broken = [
    'README.md',
    'CONTRIBUTING.md',
    'docs/architecture.md',
    'docs/operations.md',
    'docs/security.md',
    'docs/security-asvs.md',
    'docs/storyteller.md',
    'docs/narrator.md',
    'docs/ai.md'
  ].flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, target]) => target ?? '')
      .filter((target) => !isThere(join(root, dirname(page), target)))
      .map((target) => `${page}: ${target}`)
  )
  expect(broken).toEqual([])
})

function isThere(path: string): boolean {
  try {
    readFileSync(path)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EISDIR'
  }
}

/** No text of a family goes to a model in this version: there is no outgoing prompt. */
const NOT_HERE = new Set(['S-26'])

test('each abuse case of the security design is a test that bears its number', () => {
  const titles = ['server', 'client', 'tests']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/['`](S-\d\d(?:, S-\d\d)*): /g)].flatMap(([, numbers = '']) => numbers.split(', '))
    )
  const cases = Array.from({ length: 35 }, (_, i) => `S-${String(i + 1).padStart(2, '0')}`)
  expect(cases.filter((one) => !NOT_HERE.has(one) && !titles.includes(one))).toEqual([])
})
