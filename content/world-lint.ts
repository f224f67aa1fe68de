import { WISH_SORTS, type Line, type ThemeWorld } from './format.ts'
import { HOME_WORDS, PERSON_SLOTS, lineFaults, variantFaults, type Place } from './line-lint.ts'

/** How much a theme has to know, by the fields of its world. */
export const WORLD_COUNTS = {
  verbs: 5,
  facts: 8,
  guesses: 5,
  says: 5,
  props: 6,
  parts: 7,
  goes: 4,
  mishaps: 3,
  ends: 3
} as const

const ACT: Place = {
  slots: [...PERSON_SLOTS('S'), 'group'],
  shape: 'sentence',
  atLeast: 1,
  banned: HOME_WORDS,
  pair: true
}
const TWO: Place = { ...ACT, slots: [...ACT.slots, ...PERSON_SLOTS('A')] }
/** Where the lines of a world stand that are told and not lent: a line of a world from elsewhere is held to the same. */
export const WORLD_PLACES = {
  goes: ACT,
  problem: ACT,
  fail: ACT,
  see: { ...TWO, must: ['A'] },
  mend: TWO,
  alone: ACT,
  ends: { slots: ['group', 'H', 'were'], shape: 'sentence', atLeast: 3, calm: true, pair: true }
} as const satisfies Record<string, Place>

/** Words that are lent to other lines: facts, guesses, and the short ones. */
export function lentLineFaults(name: string, line: string): string[] {
  const isSpoken = name === 'facts' || name === 'guesses'
  const spoken: Place = { slots: [], shape: 'phrase', atLeast: 0 }
  // Facts and guesses may end as sentences do; the engine sets what follows them.
  const text = isSpoken ? line.replace(/\.$/u, '') : line
  const faults = lineFaults(text, spoken, 'both').filter((fault) => !fault.startsWith('present tense'))
  if (/[“”]/u.test(line)) faults.push(`the engine sets the quotation marks: ${line}`)
  const words = line.split(/\s+/u).length
  if (isSpoken && words > 18) faults.push(`${words} words in one breath (at most 18): ${line}`)
  if (isSpoken && !/^\p{Lu}/u.test(line)) faults.push(`does not begin like a sentence: ${line}`)
  return faults.map((fault) => `${name}: ${fault}`)
}

export function verbFaults([base, past, ing]: ThemeWorld['verbs'][number]): string[] {
  const isSame = base === past && !/^(?:put|cut|let|set|shut|hit|read|split|burst|cast|spread)\b/u.test(base)
  return !/ing\b/u.test(ing) || isSame ? [`verbs: base, past, -ing: ${base} / ${past} / ${ing}`] : []
}

/** Words, and more lists, of what a theme knows. */
export function worldFaults(world: ThemeWorld): string[] {
  const faults: string[] = []
  if (!WISH_SORTS.includes(world.sort)) faults.push(`no such sort: ${world.sort}`)
  const { verbs, facts, guesses, says, props, parts, goes, mishaps, ends } = world
  const told = { verbs, facts, guesses, says, props, parts, goes, mishaps, ends }
  const fewest: Record<string, number> = WORLD_COUNTS
  for (const [name, { length }] of Object.entries(told)) {
    if (length < (fewest[name] ?? 0)) faults.push(`${name}: ${length}, needs ${fewest[name] ?? 0}`)
  }
  const lent = { facts, guesses, says, parts, props: props.flat(), verbs: verbs.flat() }
  for (const [name, lines] of Object.entries(lent)) faults.push(...lines.flatMap((line) => lentLineFaults(name, line)))
  faults.push(...verbs.flatMap(verbFaults))
  for (const [at, step] of goes.entries())
    faults.push(...listFaults(step, { ...WORLD_PLACES.goes, atLeast: 2 }).map((fault) => `goes ${at + 1}: ${fault}`))
  for (const [at, mishap] of mishaps.entries()) {
    for (const name of ['problem', 'fail', 'see', 'mend'] as const)
      faults.push(
        ...listFaults(mishap[name], { ...WORLD_PLACES[name], atLeast: 2 }).map(
          (fault) => `mishap ${at + 1}.${name}: ${fault}`
        )
      )
    faults.push(...listFaults(mishap.alone, WORLD_PLACES.alone).map((fault) => `mishap ${at + 1}.alone: ${fault}`))
    for (const line of mishap.see)
      if (!line.includes('“')) faults.push(`mishap ${at + 1}.see: {A} says what is seen: ${line}`)
  }
  faults.push(...listFaults(ends, WORLD_PLACES.ends).map((fault) => `ends: ${fault}`))
  return faults
}

function listFaults(lines: Line[], place: Place): string[] {
  return [
    ...lines.flatMap((line) => lineFaults(line, place, 'both')),
    ...variantFaults(lines, place.atLeast, place.pair)
  ]
}
