import { remembered, rememberedFor } from './remembered.ts'
import { FUNCTION_WORDS } from './safety/function-words.ts'
import { tokensOf } from './text-measures.ts'

/** Two letters are hardly ever a thing that is wished for; these are. */
const SHORT_NOUNS: ReadonlySet<string> = new Set(['tv'])
/** Their ends are no endings: who is good at being kind wishes for no bee, and who goes fishing for no goldfish. */
const WHOLE: ReadonlyMap<string, string> = new Map([
  ['being', 'being'],
  ['bee', 'bee'],
  ['bees', 'bee'],
  ['fishing', 'fishing'],
  ['wolves', 'wolf'],
  ['dwarves', 'dwarf'],
  ['calves', 'calf'],
  ['thieves', 'thief'],
  ['scarves', 'scarf'],
  ['loaves', 'loaf'],
  ['shelves', 'shelf'],
  ['mice', 'mous'],
  ['geese', 'goos']
])

/** A child who is a bit nervous has not bitten. */
const A_BIT = /\ba (?:(?:little|tiny|wee) )?bit (?!(?:\p{L}+ )?(?:bit|by|him|her|me|us)\b)/giu

/** The words of a line that mean something, without their endings: "volcanoes" and "volcano" are one, and so are "ponies" and "pony"; slots are none. */
export function stemsOf(text: string): Set<string> {
  const words = tokensOf(
    text
      .replaceAll(/\{[^}]*\}/gu, ' ')
      .replaceAll("'", '’')
      .replaceAll(A_BIT, ' ')
  )
  return new Set(
    words
      .filter((word) => !FUNCTION_WORDS.has(word) && (word.length > 2 || SHORT_NOUNS.has(word)))
      .map((word) => WHOLE.get(word) ?? stemOf(word))
  )
}

/** “Lorries” is “lorry”, and “cookies” are “cookie”. */
function stemOf(word: string): string {
  if (/\p{L}{3}ies$/u.test(word) && !ENDS_IN_IE.test(word)) return word.replace(/ies$/u, 'y')
  return word.replace(/(?:(?<=\p{L}{3})(?:ing|ed)|’s|es|s|e)$/u, '')
}

const ENDS_IN_IE =
  /^(?:cookies|movies|zombies|pixies|genies|brownies|smoothies|magpies|selfies|prairies|rookies|birdies|budgies|hoodies|onesies|collies|veggies|series|species)$/u

/** Where a plot has no such list. */
export const NO_WORDS: readonly string[] = []

/** The stems of an authored list: each plot has its own, and every wish asks every plot for it. */
export const stemsOfList = rememberedFor((words: readonly string[]): ReadonlySet<string> => stemsOf(words.join(' ')))

/** The same of each entry by itself. */
export const stemsOfEach = rememberedFor((entries: readonly string[]) =>
  entries.map((words): { words: string; stems: readonly string[] } => ({ words, stems: [...stemsOf(words)] }))
)

/** Words that mean nothing by themselves, and without which an entry of a list is another wish. */
const CHANGES_IT: ReadonlySet<string> = new Set(
  'no not nobody everyone everybody up where when who all asleep over never only without go me'.split(' ')
)

/**
 * Whether an entry of an authored list comes down to one word that by itself is another wish, so that it is heard only as it
 * stands: “hot asleep” is no hot bath, “nobody had to go to bed” no bed, and who is dressed has not dressed up.
 */
export const isHeardWhole = remembered((entry) => {
  const words = tokensOf(entry.toLowerCase().replaceAll("'", '’'))
  const empty = words.filter((word) => stemsOf(word).size === 0)
  return words.length - empty.length === 1 && (empty.some((word) => CHANGES_IT.has(word)) || CUTS_OUT.test(entry))
})

/** “Cutting out” is done with scissors, and of “out of nappies” the nappies are enough. */
const CUTS_OUT = /(?<!\p{L})out(?! of(?!\p{L}))(?!\p{L})/u

const NO_STEMS: ReadonlySet<string> = new Set()

/**
 * The stems of the entries of an authored list that are said with all their words: “assembly hall” is no other hall, and in
 * an assembly.
 */
export function stemsOfSaid(entries: readonly string[], said: ReadonlySet<string>): ReadonlySet<string> {
  // Of most lists no word is said at all.
  const any = stemsOfList(entries)
  if (![...said].some((stem) => any.has(stem))) return NO_STEMS
  const whole = stemsOfEach(entries).filter(({ stems }) => stems.every((stem) => said.has(stem)))
  return new Set(whole.flatMap(({ stems }) => stems))
}

/** How many stems two lines share. */
export function sharedStems(one: string, other: string): number {
  const known = stemsOf(one)
  return [...stemsOf(other)].filter((stem) => known.has(stem)).length
}
