import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { format } from 'oxfmt'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const { sortImports, printWidth, semi, singleQuote, trailingComma } = JSON.parse(
  readFileSync(join(root, '.oxfmtrc.json'), 'utf8')
)
const STYLE = { sortImports, printWidth, semi, singleQuote, trailingComma }
const sources = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => join('content', file))

/** A file up to the end of its last import; empty where it has none. */
function importsOf(file: string, text: string): string {
  const { body } = parseSync(file, text).program
  return text.slice(0, body.findLast(({ type }) => type === 'ImportDeclaration')?.end ?? 0)
}

/** Imports in the order and the lines that the formatter would give them. */
async function sorted(file: string, imports: string): Promise<string> {
  return (await format(file, imports, STYLE)).code.trimEnd()
}

/** The formatter leaves the packs alone, for their lines are lines of stories, and so their imports too. */
test('the imports of a pack stand in the order of the formatter', async () => {
  const imports = new Map(sources.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]))
  expect([...imports.values()].filter((text) => text !== '').length).toBeGreaterThan(300)
  const expected = new Map(
    await Promise.all([...imports].map(async ([file, text]) => [file, await sorted(file, text)] as const))
  )
  const wrong = sources.filter((file) => imports.get(file) !== expected.get(file))
  expect(wrong.map((file) => [file, imports.get(file)])).toEqual(wrong.map((file) => [file, expected.get(file)]))
})

test('an import after a later one is found, and a blank line where none belongs', async () => {
  const right =
    "import { basename } from 'node:path'\n\nimport { ants } from './ants.ts'\nimport { bats } from './bats.ts'"
  const text = `${right}\n\nexport const plots = [bats, ants, basename]\n`
  expect(importsOf('plots.ts', text)).toBe(right)
  expect(importsOf('plots.ts', 'export const plots = []')).toBe('')
  expect(await sorted('plots.ts', right)).toBe(right)
  const [node = '', , ants = '', bats = ''] = right.split('\n')
  expect(await sorted('plots.ts', `${bats}\n${node}\n\n${ants}`)).toBe(right)
})
