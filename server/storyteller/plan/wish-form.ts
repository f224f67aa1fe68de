import type { Wish } from './story-plan.ts'

/** What a sentence can do with a wish: meet it, do it, ask it, or only speak about it. */
export type WishForm = 'thing' | 'deed' | 'question' | 'clause'

/** "A lighthouse" is a thing, "going to the zoo" a deed, "the day the wifi broke" a clause. */
export function formOfWish({ about, isQuestion, sort }: Pick<Wish, 'about' | 'isQuestion' | 'sort'>): WishForm {
  if (isQuestion || sort === 'question') return 'question'
  if (/\b(?:who|that|which|when|where|because)\b|^(?:why|how|what|the day)\b/iu.test(about)) return 'clause'
  if (NO_DEED.test(about)) return 'thing'
  if (/^(?:not )?(?:\p{L}+ing|being)\b(?! (?:room|machine|pool|lesson|lessons|party|school))/iu.test(about))
    return 'deed'
  return /\b(?:trip|day|visit|lesson|lessons|party|match|game|race|holiday|picnic|wedding|class|test|journey)\b/iu.test(
    about
  )
    ? 'deed'
    : / (?!(?:k|r|spr|str|w|th|even|morn|build|pudd|ceil|light|vik)\p{L}*ing\b)\p{L}{2,}ing\b/iu.test(about)
      ? 'clause'
      : 'thing'
}

/** Nouns that end like deeds. */
const NO_DEED =
  /^(?:king|ring|spring|string|wing|thing|evening|morning|lightning|viking|building(?! (?:a|an|the|my|our|with)\b)|pudding|ceiling)/iu
