import type { Use } from './uses.ts'

/** How a story can meet a noun: as a visitor who comes, something one can be, something on a plate, somewhere to go. */
export const NOUN_SORTS = ['creature', 'person', 'thing', 'machine', 'food', 'place', 'deed', 'stuff'] as const
export type NounSort = (typeof NOUN_SORTS)[number]

/** "a pea", "some mud", "a pair of scissors", "the moon". */
export const NOUN_COUNTS = ['one', 'mass', 'pair', 'only'] as const
export type NounCount = (typeof NOUN_COUNTS)[number]

/** What a child of four knows of a noun: phrases in fixed forms, so that a line can hold any of them. Null is not known. */
export interface KnownNoun {
  /** As the wish says it, in the singular: "loo" where the parent typed "loos". */
  one: string
  many: string
  count: NounCount
  sort: NounSort
  /** A word that can be said aloud: "glug". Null where it makes none. */
  sound: string | null
  /** Past tense, of it: "opened and shut its feathery gills". */
  does: string
  /** Past tense, of the one who plays it without words, sitting or standing: "put two hands behind both ears". */
  move: string
  /** With its article: "the six feathery gills". */
  part: string
  /** Where it is at home: "at the bottom of a tank". */
  where: string
  /** True; a whole spoken sentence without a full stop. */
  fact: string | null
  /** Wrong, funny and kind; spoken, without a full stop. */
  guess: string | null
  /** What it wants: "a worm, dropped in front of its nose". */
  wants: string | null
  /** What one takes for it at home: "a pink sock with a wooden spoon in it". */
  stand: string
  /** Where the wish says more of a person than the noun: "the lady who drives the gritter". */
  who?: string
  /** For whom that one works, where the wish says so: "dragons". */
  clients?: string
  /** Where the wish gives it a name: "Gerald". */
  called?: string
  /** Where the wish calls it more than that (“jollof rice”, “purple elephants”), what it is: "rice", "elephant". */
  plain?: string
  /** What is done with it, where a story is told of that (`uses.ts`). */
  uses: readonly Use[]
  /** How the wish says it; left out where it only says the noun. */
  wished?: WishedNoun
}

/** A noun as a wish says it: of "my brother’s purple wellies" the owner, the words and the number. */
export interface WishedNoun {
  /** "purple wellies". */
  bare: string
  /** "Grandad’s"; null where it has no owner. */
  whose: string | null
  /** It is the family’s own, so none of it says the owner’s name. */
  isOurs: boolean
  isMany: boolean
  /** "The sofa": there is only that one. */
  isThe: boolean
  /** " with a broken zip", or nothing. */
  tail: string
}

/** One area of the lexicon, a noun a line: the fields in the order of `FIELDS` between bars, "-" for none. */
export interface LexiconArea {
  area: string
  nouns: string
}

export const FIELDS = ['names', 'sort', 'sound', 'does', 'move', 'part', 'where', 'fact', 'guess', 'wants', 'stand'] as const

/** The fields of a line, trimmed, with the apostrophes of print. */
export function fieldsOf(line: string): string[] {
  return line.split('|').map((field) => field.trim().replaceAll("'", '’'))
}

export interface NounName {
  one: string
  many: string
}

/** "loo, toilet, calf/calves": all names of a noun, the first one first. */
export function namesOf(field: string, count: NounCount): NounName[] {
  return field.split(',').map((name) => {
    const [one = '', many = ''] = name.trim().split('/')
    return { one, many: many === '' ? (count === 'one' ? pluralOf(one) : one) : many }
  })
}

/** The second field: "creature", "stuff mass". */
export function sortAndCountOf(field: string): { sort: string; count: string } {
  const [sort = '', count = 'one'] = field.split(' ')
  return { sort, count }
}

function pluralOf(one: string): string {
  if (/[^aeiou]y$/u.test(one)) return `${one.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/u.test(one) ? `${one}es` : `${one}s`
}
