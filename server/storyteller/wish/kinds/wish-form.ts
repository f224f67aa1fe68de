import type { WishSort } from '#content/format.ts'
import { wordPattern } from '../../word-pattern.ts'

/** What a sentence can do with a wish: meet it, do it, ask it, or only speak about it. */
export type WishForm = 'thing' | 'deed' | 'question' | 'clause'

interface SaidWish {
  about: string
  isQuestion: boolean
  sort: WishSort
}

/** Whole words that end like deeds and are none. */
const ING_NOUNS =
  'king ring earring spring string wing thing something nothing anything everything swing sling sting evening morning lightning viking building pudding ceiling railing stocking clothing duckling gosling sibling darling'

const NOUNS = ING_NOUNS.split(' ')
/** “Kings” and “a kingfisher” are none either; “ringing the bell” is one, and so is “building a den”. */
const NO_DEED = wordPattern(`^(?!building (?:a|an|the|my|our|with)\\b)(?:${NOUNS.join('|')})(?!ing)`, 'iu')
/** “Mum reading a map”. */
const GOING_ON = wordPattern(` (?!(?:${NOUNS.join('|')})\\b)\\p{L}{2,}ing\\b`, 'iu')

/** Whether the wish ends in a clause that would run on into the rest of a line: “a princess who doesn’t like pink”. */
export function hasOpenClause(about: string): boolean {
  return /\b(?:who|that|which|when|where|because)\b|^(?:why|how|what|the day)\b/iu.test(about)
}

/** “Spring”, “kings and queens”. */
export function beginsWithIngNoun(about: string): boolean {
  return NO_DEED.test(about)
}

/** "A lighthouse" is a thing, "going to the zoo" a deed, "the day the wifi broke" a clause. */
export function formOfWish({ about, isQuestion, sort }: SaidWish): WishForm {
  if (isQuestion || sort === 'question') return 'question'
  if (hasOpenClause(about)) return 'clause'
  if (beginsWithIngNoun(about)) return 'thing'
  if (/^(?:not )?(?:\p{L}+ing|being)\b(?! (?:room|machine|pool|lesson|lessons|party|school))/iu.test(about))
    return 'deed'
  return /\b(?:trip|day|visit|lesson|lessons|party|match|game|race|holiday|picnic|wedding|class|test|journey)\b/iu.test(
    about
  )
    ? 'deed'
    : GOING_ON.test(about)
      ? 'clause'
      : 'thing'
}
