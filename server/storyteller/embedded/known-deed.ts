import type { Thing } from '#content/format.ts'
import { rememberedFor } from '../remembered.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'

/** Deeds of a wish that may be done to a thing: {once.thing} “a bicycle”, {once.the} “the bicycle”. */
const DEEDS = ['once', 'ours', 'did', 'we'] as const
type Deed = (typeof DEEDS)[number]

/** Of no doer in particular it is done to any thing: “she who got a perm”, “I nearly got a perm”. */
const OF_ANYBODY = /\b(?:who|ever|never|nearly|almost|somebody|anybody|nobody|people|else)\s+$/iu

const thingsOf = rememberedFor((says: WishSayings): ReadonlyMap<string, Thing> => {
  const things = DEEDS.flatMap((deed: Deed) => {
    const [first, def] = [says[`${deed}.thing`], says[`${deed}.the`]]
    return first !== undefined && def !== undefined && /^an? /u.test(first) ? [[deed, { first, def }] as const] : []
  })
  return new Map(things)
})

/**
 * What a slot of a deed says: “forgot a bicycle” once, and “forgot the bicycle” when the bicycle is known, as everything
 * that has been told of it is from then on.
 */
export function ofKnownThing(slot: string, text: string, says: WishSayings, before: string, known: Set<Thing>): string {
  const [deed = ''] = slot.split('.')
  const thing = thingsOf(says).get(deed)
  if (!thing) return text
  const isAgain = slot === `${deed}.did` && known.has(thing) && !OF_ANYBODY.test(before)
  if (text.includes(thing.first) || text.includes(thing.def)) known.add(thing)
  return isAgain ? text.replace(thing.first, thing.def) : text
}
