import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where Debian's `pocketsphinx-en-us` puts the model. */
const MODEL = '/usr/share/pocketsphinx/model/en-us'

/** So many words were said in one sentence, and so many are wrong, missing or added in what was heard. */
export interface HeardSentence {
  words: number
  errors: number
}

/**
 * Has a recogniser that is not ours write down what it hears in `<name>.wav` (16 kHz) of a folder, and counts for each of
 * them, in the order of `spoken`. It works with its own settings: in one quick pass it mishears half
 * as much again. 5,000 words take some eight minutes of one core.
 */
export async function wordErrors(
  folder: string,
  spoken: readonly { name: string; words: readonly string[] }[]
): Promise<HeardSentence[]> {
  const parts = Math.min(availableParallelism(), spoken.length)
  const heard = new Map<string, string[]>()
  await Promise.all(
    Array.from({ length: parts }, async (_, part) => {
      const names = spoken.filter((_, i) => i % parts === part).map(({ name }) => name)
      for (const [name, words] of await recognise(folder, String(part), names)) heard.set(name, words)
    })
  )
  return spoken.map(({ name, words }) => ({ words: words.length, errors: distance(words, heard.get(name) ?? []) }))
}

/** A share of all words, and what chance alone makes of it. Both in words of a hundred. */
export interface ErrorRate {
  rate: number
  standardError: number
}

export function errorRate(heard: readonly HeardSentence[]): ErrorRate {
  const words = heard.reduce((sum, one) => sum + one.words, 0)
  const share = heard.reduce((sum, one) => sum + one.errors, 0) / words
  // Words of one sentence are misheard together: what varies by chance are sentences.
  const variance = heard.reduce((sum, one) => sum + (one.errors - share * one.words) ** 2, 0)
  return { rate: 100 * share, standardError: (100 * Math.sqrt(variance)) / words }
}

/** How much more is misheard of `heard` than of `before`, sentence by sentence the same words. */
export function errorsMore(heard: readonly HeardSentence[], before: readonly HeardSentence[]): ErrorRate {
  return errorRate(heard.map(({ words, errors }, i) => ({ words, errors: errors - (before[i]?.errors ?? 0) })))
}

/** What is heard in each file, in small letters. `part` tells the recogniser's own files from those of another. */
async function recognise(folder: string, part: string, names: readonly string[]): Promise<Map<string, string[]>> {
  const list = join(folder, `recognise-${part}.txt`)
  const answer = join(folder, `recognised-${part}.txt`)
  await writeFile(list, names.map((name) => `${name}\n`).join(''))
  const options = {
    adcin: 'yes',
    adchdr: '44',
    cepext: '.wav',
    cepdir: folder,
    ctl: list,
    hyp: answer,
    hmm: join(MODEL, 'en-us'),
    lm: join(MODEL, 'en-us.lm.bin'),
    dict: join(MODEL, 'cmudict-en-us.dict'),
    logfn: '/dev/null'
  }
  const args = Object.entries(options).flatMap(([name, value]) => [`-${name}`, value])
  await run('pocketsphinx_batch', args, { maxBuffer: 1 << 28 })
  const heard = new Map<string, string[]>()
  for (const line of (await readFile(answer, 'utf8')).split('\n')) {
    const [, text = '', name = ''] = /^(.*?)\s*\((\S+) -?\d+\)$/.exec(line) ?? []
    if (name !== '') heard.set(name, text.split(/\s+/).filter(Boolean))
  }
  return heard
}

/** Fewest words to change, add or take away. */
function distance(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, j) => j)
  for (const [i, word] of one.entries()) {
    const next = [i + 1]
    for (const [j, heard] of other.entries())
      next.push(Math.min((row[j] ?? 0) + (word === heard ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row.at(-1) ?? 0
}
