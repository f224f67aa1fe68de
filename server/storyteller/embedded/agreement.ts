import { isPlural, PLURAL_VERBS } from './slot-forms.ts'

/** What a thing has, or what stands for it: “the whiskers”, “two hands”. */
const MAY_BE_MANY = /(?:^|\.)(?:part|stand|bit)$|^caller\.(?:has|thing|mine|yours)$/u
const THOSE: Readonly<Record<string, string>> = { this: 'these', that: 'those' }

export function mayBeMany(slot: string): boolean {
  return MAY_BE_MANY.test(slot)
}

/** What has been said, as it agrees with what comes after it: “there was” a tail, and “there were” ears. */
export function agreeingBefore(said: string, slot: string, piece: string): string {
  if (!isPlural(piece)) return said
  const there = said.replace(
    /\b(there) (was|is) (still )?$/iu,
    (_, there: string, verb: string, still = '') => `${there} ${PLURAL_VERBS[verb] ?? verb} ${still}`
  )
  return mayBeMany(slot) ? pointing(there) : there
}

/** “There’s the ears”, “that was the wheels”, “is this the legs?”. */
function pointing(said: string): string {
  return said
    .replace(/\b(there|where)’s (still )?$/iu, (_, there: string, still = '') => `${there} are ${still}`)
    .replace(
      /\b(this|that)(?:’s| (is|was)) $/iu,
      (_, one: string, verb: string | undefined) =>
        `${inCaseOf(one, THOSE[one.toLowerCase()] ?? one)} ${PLURAL_VERBS[verb ?? 'is'] ?? 'are'} `
    )
    .replace(
      /\b(is|was) (this|that) $/iu,
      (_, verb: string, one: string) =>
        `${inCaseOf(verb, PLURAL_VERBS[verb.toLowerCase()] ?? verb)} ${THOSE[one.toLowerCase()] ?? one} `
    )
}

function inCaseOf(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** Who does what the wish says: “the words”. */
const DOES = /^(?:once|act)\.(?:who|the)$/u

export function mayDo(slot: string): boolean {
  return DOES.test(slot)
}

/** What several do to the end of the sentence: “the words looked round once, and were off again”. */
export function agreeingThrough(text: string): string {
  return agreeingAfter(text).replace(
    /^([^.!?“”]*,? and (?:then )?)(was|is|has)(n’t)?(?= )/u,
    (_, before: string, verb: string, not = '') => `${before}${PLURAL_VERBS[verb] ?? verb}${not}`
  )
}

/** What comes after several: “the ears were wide awake”. */
export function agreeingAfter(text: string): string {
  return text.replace(/^ (was|is|has)(n’t)?\b/u, (_, verb: string, not = '') => ` ${PLURAL_VERBS[verb] ?? verb}${not}`)
}
