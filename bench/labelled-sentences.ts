import { readFileSync } from 'node:fs'

import { randomFrom, type SeededRandom } from '#server/storyteller/random.ts'

/** A line of a list, with the heading it stands under. */
export interface LabelledLine {
  heading: string
  text: string
}

/** The lines of one file of a folder of bench/. @throws RangeError where a line stands under no heading. */
export function labelledLines(file: string, folder = 'sorrow'): LabelledLine[] {
  let heading: string | null = null
  return listedLines(file, folder).flatMap((line) => {
    const found = /^\[(?<heading>.+)\]$/u.exec(line)?.groups?.['heading']
    if (found !== undefined) {
      heading = found
      return []
    }
    if (heading === null) throw new RangeError(`${file}: “${line}” stands under no heading`)
    return [{ heading, text: line }]
  })
}

/** A line with so few readings is taken in all of them, and of any other as many unless it says a number itself. */
const FEW = 48
const SOME = 30

/** Sentences that a pattern stands for, `(a|b)` being one or the other and `@word` one of a list; always the same ones. */
export function readingsOf(pattern: string, lists: ReadonlyMap<string, readonly string[]>): string[] {
  const [, count, body = pattern] = /^(\d+) (.+)$/u.exec(pattern) ?? []
  const choices = [...body.matchAll(/\(([^()]*)\)/gu)].map((group) => (group[1] ?? '').split('|').length)
  const all = choices.reduce((product, options) => product * options, 1)
  const random = randomFrom(pattern)
  const wanted = count === undefined ? (all <= FEW ? all : SOME) : Number(count)
  const found = new Set<string>()
  for (let attempt = 0; attempt < wanted * 6 && found.size < wanted; attempt += 1)
    found.add(oneReading(body, lists, random))
  return [...found]
}

function oneReading(pattern: string, lists: ReadonlyMap<string, readonly string[]>, random: SeededRandom): string {
  const chosen = pattern.replaceAll(/\(([^()]*)\)/gu, (_all, options: string) => random.pick(options.split('|')))
  // A list may itself name a list.
  const named = (text: string) =>
    text.replaceAll(/@([a-z]+)/gu, (_all, name: string) => {
      const words = lists.get(name)
      if (words === undefined) throw new RangeError(`no list is called @${name}`)
      return random.pick(words)
    })
  return named(named(chosen)).replaceAll(/\s+/gu, ' ').trim()
}

/** The lists of bench/sorrow/lists.txt. */
export function sentenceLists(): Map<string, readonly string[]> {
  return new Map(
    listedLines('lists.txt').map((line) => {
      const at = line.indexOf(':')
      return [
        line.slice(0, at),
        line
          .slice(at + 1)
          .trim()
          .split('|')
      ] as const
    })
  )
}

/** The lines of such a file without those that are empty or a comment. */
export function listedLines(file: string, folder = 'sorrow'): string[] {
  return readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/** What is left of a sentence in which only its words count; “isnt” is “isn’t”. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
