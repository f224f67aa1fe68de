import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const FOLDERS = ['shared', 'server', 'client', 'content', 'tests', 'bench', 'scripts']
const UNNAMED = /\b(?:somebody|someone|nobody|whoever|anybody|anyone)\b/iu
/** Code in backticks, and in quotation marks the words of a family or a story: both keep theirs. */
const QUOTED = /`[^`]*`|“[^”]*”|"[^"]*"/g

const sources = [
  ...readdirSync(root).filter((file) => file.endsWith('.config.ts')),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
  )
].filter((file) => /\.(?:tsx?|mjs)$/.test(file))

/** Each comment that speaks of a person without a name, as "file:line: comment". */
function unnamedIn(file: string, text: string): string[] {
  return parseSync(file, text)
    .comments.filter(({ value }) => UNNAMED.test(value.replaceAll(QUOTED, '')))
    .map(({ value, start }) => `${file}:${text.slice(0, start).split('\n').length}: ${value.trim()}`)
}

test('a comment names the thing: the browser, the second request, the stranger of a wish', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap((file) => unnamedIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('only comments are read, and all kinds of them', () => {
  const text = [
    "const told = 'nobody' // Whoever asks",
    'const path = `// somebody ${told}`',
    '/** Somebody waits. */',
    'const page = <p>{/* nobody */} someone // whoever</p>',
    '/* The user `nobody`. */',
    '// “The day nobody came” is told to anyone.',
    '// “The day nobody came”, "somebody cried"'
  ].join('\n')
  expect(unnamedIn('page.tsx', text)).toEqual([
    'page.tsx:1: Whoever asks',
    'page.tsx:3: * Somebody waits.',
    'page.tsx:4: nobody',
    'page.tsx:6: “The day nobody came” is told to anyone.'
  ])
})
