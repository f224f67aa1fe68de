import { readFileSync } from 'node:fs'
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

test('what the pages link to is there', () => {
  const broken = [
    'README.md',
    'docs/architecture.md',
    'docs/operations.md',
    'docs/security.md',
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
