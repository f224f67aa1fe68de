import type { StoryPlan } from '../plan/story-plan.ts'
import { beginsWithIngNoun } from '../wish/kinds/wish-form.ts'

/**
 * What a slot lends, in the form that its place in the line can take: described where the clause ends, bare where it goes
 * on (“a bottle, blown across the top” was put straight), and without its article after “your”.
 */

const DESCRIBED = /^(?:[SAH]\.)?part(?:\.2)?$|^(?:prop|stand)\.(?:part|is)(?:\.2)?$/u
const ENDS = /^(?:$|[.,!?;:”…])/u
const OWNED = /\b(?:your|my|our|their|every|each|no)\s$/iu

/** `before` is what has been printed of the line, `next` what stands after the slot. */
export function inPlace(slot: string, text: string, before: string, next: string): string {
  if (!DESCRIBED.test(slot)) return text
  const formed = ENDS.test(next) ? text : bare(text)
  return OWNED.test(before) ? formed.replace(/^(?:the|an?|one) /iu, '') : formed
}

/** “The bear, who went first” is the bear. */
export function bare(text: string): string {
  return text.replace(/,.*$/su, '')
}

export const PLURAL_VERBS: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have' }

const MANY = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|both|all|many|several) /iu
const AFTER_HEAD =
  /(?:,| (?:of|in|on|with|from|under|over|behind|along|by|at|for|to|who|that|which|made|full|without|round|between) ).*$/su

/** “Six chairs in a row” were; “a row of chairs” was. */
export function isPlural(text: string): boolean {
  const head = text.replace(AFTER_HEAD, '')
  if (/^(?:an?|one|every|each) /iu.test(head) && !/ and /u.test(head)) return false
  // Of “some oatcakes and a mug” the oatcakes were.
  if (MANY.test(head)) return /(?:s|feet|children|people|mice|teeth)$/u.test(head.replace(/ and .*$/u, ''))
  return / and /u.test(head) || /(?<!\blen)(?<=[^suia])s$|\b(?:feet|teeth|children|people|mice)$/u.test(head)
}

/** Whether the wish is a thing that can be there, be built or be waved to; not a deed, a question or a clause. */
export function isNounWish({ theme, wish }: StoryPlan): boolean {
  if (theme.kind === 'adventure') return true
  if (wish.isQuestion || wish.sort === 'deed' || wish.sort === 'question') return false
  return (
    !/^(?:\p{L}+ing|being|how|why|what|when|where|the day)\b(?! (?:room|machine|pool))/iu.test(wish.about) ||
    beginsWithIngNoun(wish.about)
  )
}
