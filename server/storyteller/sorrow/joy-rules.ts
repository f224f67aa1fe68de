import { anyOf } from '../language/any-of.ts'
import { FRIEND_WORDS, KIN_WORDS, PET_WORDS, RELATIVE_WORDS } from '../language/family-words.ts'
import { rememberedOfWish } from '../remembered.ts'
import { wordPattern } from '../word-pattern.ts'
import { JOY_AT_HOME } from './joy-at-home.ts'
import { JOY_AT_SCHOOL_AND_OUTDOORS } from './joy-at-school-and-outdoors.ts'
import { JOY_OF_FAMILY } from './joy-of-family.ts'
import { JOY_OF_FEASTS_AND_TALES } from './joy-of-feasts-and-tales.ts'
import { FEAST, type JoyRule } from './joy-words.ts'
import { conceptOf } from './sorrow-concepts.ts'

export const JOY_RULES: readonly JoyRule[] = [
  ...JOY_OF_FAMILY,
  ...JOY_OF_FEASTS_AND_TALES,
  ...JOY_AT_HOME,
  ...JOY_AT_SCHOOL_AND_OUTDOORS
]

/** What is a harm in whatever story it stands. */
const GRAVE_WORDS = String.raw`di(?:e|ed|es|ying)|dead|death|funeral|bur(?:y|ied|ial)|graves?|cemetery|ashes|heaven|angels?|ill|sick|poorly|hospital|hospice|cancer|chemo|surgery|operation|intensive|incubator|ambulance|strokes?|collaps\p{L}*|faint(?:s|ed|ing)|accident|crash\p{L}*|drown\p{L}*|bl(?:ood|eed\p{L}*)|hit|hits|hitting|beat\p{L}*|police|prison|jail|court|war|wars|bomb\p{L}*|soldiers?|guns?|kill\p{L}*|shot|knife|drunk|lonely|goodbye|last time|divorc\p{L}*|split up|custody|homeless|evicted|fled|flee`
/** What is one in a message of a family, and may be none in a tale or on an ordinary day. */
const MILD_WORDS = String.raw`hurts?|shout\p{L}*|scream\p{L}*|fight\p{L}*|cr(?:y|ies|ied|ying)|sad|alone|scared|afraid|frightened|lost|gone|broke|broken|fell|leaves?|leaving|left us|(?<!let )go away|miss(?:es|ing|ed)?|never|anymore|before (?:he|she|they)|since|because|burn\p{L}*|escap\p{L}*`
/** Whatever one of these rules hears, this is a need or may be one. */
const HARM = new RegExp(String.raw`\b(?:${GRAVE_WORDS}|${MILD_WORDS})\b`, 'iu')
const GRAVE_HARM = new RegExp(String.raw`\b(?:${GRAVE_WORDS})\b`, 'iu')

/** Whether a wish speaks of what is a harm in whatever story it stands. */
export function namesGraveHarm(wish: string): boolean {
  return GRAVE_HARM.test(wish)
}

/** What an elder does who is confused, where people do not choose to be, and what became of it. */
const UNEASY =
  /\b(?:nighti?e|nightdress|nightgown|pyjamas|pajamas|dressing gown|undies|underwear|naked|barefoot|nothing on|at night|in the night|middle of the night|in the dark|midnight|voices|sank|sunk|sinking|under|hungry|thirsty|starving|shelters?|hostels?|refuges?|food ?banks?|food bins?|(?:in|from|out of) the bins?|wander\p{L}*|walks? off|off a|overboard|disappeared|vanished|ice|cliffs?|rigs?|army|navy|abroad|battlefield|weir|canal|rapids|remand|detention|locked|confus\p{L}*|forg[eo]t\p{L}*)\b/iu
/** Words of such concepts: “afghanistan”, “vodka”. */
const UNEASY_CONCEPTS: ReadonlySet<string | undefined> = new Set(['death', 'grave illness', 'war', 'drink and drugs', 'disaster', 'weeping']) // prettier-ignore

/** Whether a wish says what is uneasy: in the night, hungry, a disaster. */
export function isUneasy(wish: string): boolean {
  return (
    UNEASY.test(wish) || wish.split(/[^\p{L}]+/u).some((word) => UNEASY_CONCEPTS.has(conceptOf(word.toLowerCase())))
  )
}

/** Whether a wish speaks of a harm, or of what may be one. */
export function namesHarm(wish: string): boolean {
  return HARM.test(wish)
}

/** In a longer wish there is room for a sorrow beside the joy. */
const LONGEST = 160

/** Words for the people of whom a family may speak: what has none of them in it is a thing, a feast or a tale. */
const ANYBODY = wordPattern(
  String.raw`(?<![\p{L}])(?:i|me|my|mine|we|us|our|ours|you|your|he|him|his|she|her|hers|somebody|someone|everyone|everybody|nobody|no one|all alone|child|children|kids?|boys?|girls?|m[ae]n|wom[ae]n|people|teachers?|doctors?|nurses?|friends?|neighbou?rs?|class|bab(?:y|ies)|twins?|pets?|${anyOf([...RELATIVE_WORDS, ...FRIEND_WORDS, ...KIN_WORDS, ...PET_WORDS])})(?![\p{L}])|(?-i:(?<!^|[.!?,] )\p{Lu}\p{Ll}+)`,
  'iu'
)
const BLEAK =
  /\b(?:empty|last|never|no more|not any ?more|any ?more|gone|without|alone|broken|old|end|ended|over|goodbye|farewell|lost|left|leave\p{L}*|silent|silence|cold|dark|stopped|stops|away|missing|misses|sad\p{L}*|shelter|tent|border|camp|candles?|stone|cross|ward|chair|bed|letters?|cellar|belt|secret|hole|hungry|storm|flood\p{L}*|fires?|war|bombs?|sirens?|soldiers?|police|prison|court|new (?:home|house|country)|two (?:homes|houses)|everything|nothing)\b/iu

/** How a feast is asked for, and two things or creatures that meet. */
const OF_FEAST_OR_TWO = wordPattern(
  String.raw`^(?:${FEAST}|chinese new year|spring festival|mid[- ]?autumn(?: festival)?|moon festival|d[ií]a de (?:los )?(?:muertos|reyes)|three kings|carnival|carnaval|halloween|hallowe’?en|bonfire night|pancake day|purim|vesak|tet|songkran|kwanzaa|st\.? nicholas|saint nicholas)(?![\p{L}])|^(?:an?|some) \p{L}+ (?:and|&|\+|vs\.?|meets?) (?:an?|some) \p{L}+(?![\p{L}])`,
  'iu'
)

/**
 * Whether no person is in such a wish, and no word that could be sad: “lunar new year, with red envelopes and the lion
 * dance”.
 */
function isOfNobody(wish: string): boolean {
  return (
    wish.length <= LONGEST &&
    OF_FEAST_OR_TWO.test(wish) &&
    !ANYBODY.test(wish) &&
    !BLEAK.test(wish) &&
    !HARM.test(wish) &&
    !isUneasy(wish)
  )
}

/** So sure of a sorrow, in log-odds, are the weights of none of the examples. */
export const OPEN_TO = 3.6

/** Up to which log-odds a wish is taken for a glad one all the same, whatever the weights make of its words. */
export const gladUpTo = rememberedOfWish((wish: string): number => {
  if (wish.length > LONGEST) return -Infinity
  const rules = JOY_RULES.filter(({ said: sign, allows }) => {
    const rest = allows ? wish.replace(allows, '') : wish
    return sign.test(wish) && !HARM.test(rest) && !isUneasy(rest)
  })
  if (rules.some(({ isOpen }) => isOpen !== true)) return Infinity
  return rules.length > 0 || isOfNobody(wish) ? OPEN_TO : -Infinity
})
