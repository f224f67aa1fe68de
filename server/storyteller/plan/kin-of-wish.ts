import { capital } from '../capital.ts'
import { KIN_WORDS, PARENT_WORDS } from '../language/family-words.ts'
import { readRelationship, type Kinship } from '../language/relationships.ts'
import { isName } from '../language/word-list.ts'
import { withoutPreamble } from '../message/preamble.ts'
import { rememberedFor } from '../remembered.ts'
import { wordPattern } from '../word-pattern.ts'
import { mayHurt } from './may-hurt.ts'
import type { Reading } from './reading.ts'
import type { CastMember } from './story-plan.ts'

/** A parent or grandparent who is there when it happens: “baking with papa”, “sleeping over at grandma’s”. */
export interface KinOfWish extends Kinship {
  /** “Papa” */
  called: string
  /** “papa” */
  relationship: string
}

/** What one does or has together, in a few words and nothing said of it, and when. */
const DEED = String.raw`(?:an? |the |our |my )?[\p{L}’'-]+(?: [\p{L}’'-]+){0,4}`
const KIN = String.raw`(?:my |our )?(?<kin>[\p{L}-]{3,})`
const WHEN = String.raw`(?: (?:today|tomorrow|tonight|for [\p{L} ]+|for the first time|(?:in|at|by) the \p{L}+))?[.! ]*`
/** “… and his basket” */
const AND_THING = String.raw`(?: and (?:his|her|their|the) (?:\p{L}+ )?\p{L}+)?`
const WITH = wordPattern(`^${DEED} with ${KIN}${AND_THING}${WHEN}$`, 'u')
/** Written as two words: “nai nai”, “ye ye”. */
const IN_TWO = /(?<!\p{L})(nai|po|por|poh|ye|gong|lao|yia|tai|aji) \1(?!\p{L})/giu
const AT_HOME_OF = wordPattern(`^${DEED} at ${KIN}[’']s(?: (?:house|place|flat))?${WHEN}$`, 'u')
/**
 * With these it may be meant otherwise: it is refused, wished back, over, far away or in pictures; it is quarrelled over, or
 * nothing that is played with a grown-up whom the family did not put on its list.
 */
const OTHERWISE =
  /(?<!\p{L})(?:n[’']?t|\p{L}+n[’']t|not|no|never|without|hates?|scared|afraid|used to|wish\p{L}*|miss\p{L}*|before|again|more|last|photos?|pictures?|remember\p{L}*|memor\p{L}*|dream\p{L}*|old|instead|stone|bench|grave|grew|calls?|phone|video|skype|facetime|zoom|letters?|postcards?|cards?|visit\p{L}*|weekends?|bath\p{L}*|bed\p{L}*|showers?|nap|nappy|nappies|changing|undress\p{L}*|toilet|potty|tickl\p{L}*|massage|game|secrets?|alone|fights?|fought|fighting|quarrel\p{L}*|argu\p{L}*|rows?|cross|angry|mad|upset|shout\p{L}*|cr(?:y|ies|ied|ying)|sad|hospital|ill|poorly|sick|goodbye|bye|leav\p{L}*|mov(?:e|es|ing)|away|prison|court|police|christmas|birthday)(?!\p{L})/iu
const MOST_LETTERS = 90

/** Whom of the parents and grandparents the wish has beside the child; null where it names none, or may be meant otherwise. */
export const kinOfWish = rememberedFor(({ request, theme, wish, brand }: Reading): KinOfWish | null => {
  const said = withoutPreamble(request.theme).replaceAll(IN_TWO, '$1$1')
  if (theme.kind === 'comfort' || wish.isQuestion || brand !== null) return null
  if (said.length > MOST_LETTERS || OTHERWISE.test(said)) return null
  const beside = WITH.exec(said)?.groups?.['kin']
  const host = beside === undefined ? AT_HOME_OF.exec(said)?.groups?.['kin'] : undefined
  const kin = beside ?? host ?? ''
  const relationship = kin.toLowerCase()
  // “A picnic with Lola” is one with a friend.
  const mayBeName = NAMES_TOO.test(relationship) || (!KIN_WORDS.includes(relationship) && isName(relationship))
  if (kin !== relationship && mayBeName) return null
  const { standing, gender } = readRelationship(kin)
  const kinship = kinOf(relationship)
  // A parent who lives somewhere else is another story.
  if (kinship === null || (host !== undefined && standing !== 'elder') || mayHurt(said)) return null
  return { called: capital(kin), relationship, standing, gender }
})

/** Who of the family that is; null where none is called so or stands so to the child. */
export function besideOf(
  { called, relationship }: KinOfWish,
  { cast, request }: Pick<Reading, 'cast' | 'request'>
): CastMember | null {
  const kinship = kinOf(relationship)
  const byName = cast.find((member) => member.called === called)
  const byKinship = cast.find(
    (member) => kinOf(request.characters[member.index]?.relationship.toLowerCase() ?? '') === kinship
  )
  return byName ?? byKinship ?? null
}

/** Mother, father, grandmother or grandfather, as one word for each; null of all others. */
function kinOf(relationship: string): string | null {
  const { standing, gender } = readRelationship(relationship)
  if (gender === null || NO_PARENT.test(relationship)) return null
  if (standing === 'elder') return `elder ${gender}`
  return standing === 'grown-up' && PARENT_WORDS.includes(relationship) ? `parent ${gender}` : null
}

const NAMES_TOO =
  /^(?:lola|lolo|mimi|gigi|bibi|tita|teta|yaya|yayo|poppy|pappy|dada|dido|dede|gogo|bubu|kui|memaw|aji|avva|didi|amma|yeye|jaddi|sido|gedo|afi)$/u
const NO_PARENT = /^(?:step|god|great-?(?:aunt|uncle)|grand-?aunt|pop$|tata$|ma$|pa$)/u
