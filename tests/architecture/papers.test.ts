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

test('the map of the narrator names files that are there, and each file at its root', () => {
  const [, map = ''] = /```\n(server\/narrator\/\n[\s\S]*?)```/.exec(read('docs/narrator.md')) ?? []
  const named = pathsOf(map)
  const atRoot = readdirSync(join(root, 'server/narrator'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `server/narrator/${file}`)
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((path) => !isThere(join(root, path)))).toEqual([])
  expect(atRoot.filter((path) => !named.includes(path))).toEqual([])
})

test('the walk of a story names files of the storyteller that are there', () => {
  const page = read('docs/storyteller.md')
  const walk = page.slice(page.indexOf('| step | file | decides |'), page.indexOf('`planStory('))
  const named = filesIn(walk).map((file) => (file.startsWith('content/') ? file : `server/storyteller/${file}`))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((path) => !isThere(join(root, path)))).toEqual([])
})

test.each(['docs/narrator.md', 'docs/storyteller.md'])('each file that %s names anywhere is there', (page) => {
  const all = ['shared', 'content', 'server', 'client', 'bench', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file}`)
  )
  const isSomewhere = (name: string) => {
    const end = new RegExp(`/${name.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*')}$`)
    return all.some((file) => end.test(file))
  }
  const names = filesIn(read(page))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !isSomewhere(name))).toEqual([])
})

/** Files in code marks: `plan/cast.ts`, `content/talk/*.ts`. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/`([\w./*-]+\.(?:tsx?|mjs|json|txt))`/g)].map(([, name = '']) => name)
}

/** What a map names before two spaces and its words: a folder is the place of what stands further in. */
function pathsOf(map: string): string[] {
  const places: string[] = []
  return map.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^( *)((?:[\w./-]+, )*[\w./-]+)(?: {2}|$)/.exec(line) ?? []
    if (names === '' || indent.length > 4) return []
    const depth = indent.length / 2
    const paths = names.split(', ').map((name) => `${places[depth - 1] ?? ''}${name}`)
    if (names.endsWith('/')) places[depth] = paths[0] ?? ''
    return paths
  })
}

function isThere(path: string): boolean {
  try {
    readFileSync(path)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EISDIR'
  }
}

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
  expect(cases.filter((one) => !titles.includes(one))).toEqual([])
})

test('an exported type has a name of its own: no two things are called alike', () => {
  const files = ['shared', 'content', 'server', 'client', 'bench', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file))
  )
  const places = files.flatMap((file) =>
    [...read(file).matchAll(/^export (?:interface|type|class|enum) (\w+)/gm)].map(([, name = '']) => ({ name, file }))
  )
  const shared = [...Map.groupBy(places, ({ name }) => name)].filter(([, some]) => some.length > 1)
  expect(places.length).toBeGreaterThan(500)
  expect(shared.map(([name, some]) => `${name}: ${some.map(({ file }) => file).join(', ')}`)).toEqual([])
})

test('each decision has a number of its own, its heading bears it, and the list of decisions has them all', () => {
  const files = readdirSync(join(root, 'docs/decisions')).filter((file) => /^\d/.test(file))
  const numbers = files.map((file) => file.slice(0, 3))
  expect(numbers).toEqual([...new Set(numbers)])
  const list = read('docs/decisions/README.md')
  expect(files.filter((file) => !read(`docs/decisions/${file}`).startsWith(`# ${file.slice(0, 3)} `))).toEqual([])
  expect(files.filter((file) => !list.includes(`(${file})`))).toEqual([])
})

test('a word stands in the glossary once', () => {
  const words = [...read('docs/glossary.md').matchAll(/^\| (\*\*[^|]+?) \|/gm)].map(([, word]) => word)
  expect(words.length).toBeGreaterThan(80)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})
