import { knownNoun } from '#content/lexicon.ts'
import { knownWho } from '#content/roles/role.ts'
import { bodyOfKind } from './animal-kinds.ts'
import { asTold, type WishSayings } from './wish-day.ts'
import type { Teller } from './wish-news.ts'
import { OUTING } from './wish-outing.ts'

const TOOK = String.raw`(?:takes?|took|steals?|stole|pinch(?:es|ed)?|nick(?:s|ed)?|snatch(?:es|ed)?|grab(?:s|bed)?|borrow(?:s|ed)?|hides?|hid|(?:carr(?:y|ies|ied)|makes?|made|runs?|ran|fl(?:y|ies|ew)|walks?|walked|goes|went) (?:off|away) with|carr(?:y|ies|ied) (?:off|away))`
const TAKEN = new RegExp(
  String.raw`^(?<outing>(?:(?:an?|the|our|my) )?(?:\p{L}[\p{L}’-]* ){0,4}?\p{L}+)(?:,? but|,? and(?: then)?| where| when) (?<who>(?:(?:the|an?|some|two|three|all the|lots of) )?(?:\p{L}+ )?\p{L}+) ${TOOK} (?<loot>(?:the|my|our|his|her|all the|all our|\p{L}+’s|mum’s|dad’s) [\p{L} ’-]+?)(?: away)?$`,
  'iu'
)
const MOST_OF_LOOT = 5
/** The family’s own, or somebody who steals in earnest. */
const NOT_FUN = /\b(?:dog|cat|puppy|thie(?:f|ves)|burglars?|robbers?|man|woman|boys?|girls?|child|children|people|baby|money|phone|keys|wallet|passports?|life|breath|blame)\b/iu

/**
 * “A picnic where the ants took the cake”: {takes} is whatever they took, {takes.who} “the ants”, {takes.of} “a picnic” and
 * {takes.the} “the picnic”. Null where it was one of the family, a person, or no creature that is known.
 */
export function takenOf(plain: string, teller: Teller | null): WishSayings | null {
  const { outing = '', who = '', loot = '' } = TAKEN.exec(plain)?.groups ?? {}
  if (who === '' || !OUTING.test(outing) || NOT_FUN.test(`${who} ${loot}`) || loot.split(' ').length > MOST_OF_LOOT)
    return null
  const bare = who.replace(/^(?:all the|lots of|the|an?|some|two|three) /iu, '').toLowerCase()
  const head = bare.slice(bare.lastIndexOf(' ') + 1)
  const noun = knownNoun(bare) ?? knownNoun(head)
  const isCreature = noun ? noun.sort === 'creature' : knownWho(head)?.isPerson === false || bodyOfKind(head) !== null
  const thing = asTold(loot, teller)
  if (!isCreature || thing === null) return null
  const feast = outing.replace(/^(?:an?|the|my|our) /iu, '')
  const isNamed = /^\p{Lu}/u.test(feast)
  return {
    takes: thing,
    'takes.loot': thing,
    'takes.who': `the ${bare}`,
    'takes.of': isNamed ? feast : `${/^[aeiou]/iu.test(feast) ? 'an' : 'a'} ${feast}`,
    'takes.the': isNamed ? feast : `the ${feast}`
  }
}
