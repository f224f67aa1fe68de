import { knownNoun } from '#content/lexicon.ts'
import { knownWho } from '#content/roles/role.ts'
import { bodyOfKind } from '../../language/animal-kinds.ts'
import { withArticle } from '../../language/common-nouns.ts'
import { wordPattern } from '../../word-pattern.ts'
import { nounIn } from './said-noun.ts'
import { asTold, type WishSayings } from './wish-day.ts'
import type { Teller } from './wish-news.ts'
import { OUTING } from './wish-outing.ts'

const TOOK = String.raw`(?:takes?|took|steals?|stole|pinch(?:es|ed)?|nick(?:s|ed)?|snatch(?:es|ed)?|grab(?:s|bed)?|borrow(?:s|ed)?|hides?|hid|(?:carr(?:y|ies|ied)|makes?|made|runs?|ran|fl(?:y|ies|ew)|walks?|walked|goes|went) (?:off|away) with|carr(?:y|ies|ied) (?:off|away))`
const ATE =
  '(?:eats?(?: up)?|ate(?: up)?|gobbles?(?: up)?|gobbled(?: up)?|munch(?:es|ed)|nibble[sd]?|swallow(?:s|ed)|chew(?:s|ed)(?: up)?)'
const TAKEN = wordPattern(
  String.raw`^(?<outing>(?:(?:an?|the|our|my) )?(?:\p{L}[\p{L}’-]* ){0,4}?\p{L}+)(?:,? but|,? and(?: then)?| where| when) (?<who>(?:(?:the|an?|some|two|three|all the|lots of) )?(?:\p{L}+ )?\p{L}+) (?:(?<eaten>${ATE})|${TOOK}) (?<loot>(?:the|my|our|his|her|all the|all our|\p{L}+’s|mum’s|dad’s) [\p{L} ’-]+?)(?: away)?$`,
  'iu'
)
const MOST_OF_LOOT = 5
/** The family’s own, or a thief in earnest. */
const NOT_FUN =
  /\b(?:dog|cat|puppy|thie(?:f|ves)|burglars?|robbers?|man|woman|boys?|girls?|child|children|people|baby|money|phone|keys|wallet|passports?|life|breath|blame)\b/iu

/** What is not good to eat, or what was alive. */
const NOT_EATEN =
  /\b(?:balloons?|plastic|medicine|pills?|tablets|chocolates?|raisins|grapes|onions?|rings?|batter(?:y|ies)|coins?|toys?|needles?|glass|soap|bulbs?|lights?|tinsel|dress|shoes?|rabbits?|hamster|fish|goldfish|chicks?|hens?|guinea pig|mouse|mice|bird|all of it)\b/iu

/**
 * “A picnic where the ants took the cake”: {takes} is whatever they took, {takes.who} “the ants”, {takes.of} “a picnic” and
 * {takes.the} “the picnic”; “a wedding where the goat ate the flowers” is {eaten}. Null where it was one of the family, a person, or no creature that is known.
 */
export function takenOf(plain: string, teller: Teller | null): WishSayings | null {
  const { outing = '', who = '', loot = '', eaten } = TAKEN.exec(plain)?.groups ?? {}
  if (who === '' || !OUTING.test(outing) || NOT_FUN.test(`${who} ${loot}`) || loot.split(' ').length > MOST_OF_LOOT)
    return null
  const bare = who.replace(/^(?:all the|lots of|the|an?|some|two|three) /iu, '').toLowerCase()
  const head = bare.slice(bare.lastIndexOf(' ') + 1)
  const noun = knownNoun(bare) ?? knownNoun(head)
  const isCreature = noun ? noun.sort === 'creature' : knownWho(head)?.isPerson === false || bodyOfKind(head) !== null
  const thing = asTold(loot, teller)
  if (!isCreature || thing === null) return null
  const feast = outing.replace(/^(?:an?|the|my|our) /iu, '')
  const sort = nounIn(loot)?.sort
  if (eaten !== undefined && (NOT_EATEN.test(thing) || sort === 'creature' || sort === 'person')) return null
  const isNamed = /^\p{Lu}/u.test(feast)
  return {
    ...(eaten === undefined ? { takes: thing } : { eaten: thing }),
    'takes.loot': thing,
    'takes.who': `the ${bare}`,
    'takes.of': isNamed ? feast : withArticle(feast),
    'takes.the': isNamed ? feast : `the ${feast}`
  }
}
