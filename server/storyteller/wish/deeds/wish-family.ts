import { firstsOf } from '#content/firsts.ts'
import { KIN as COMMON_KIN, NAME } from '../../language/kin-patterns.ts'
import { readRelationship } from '../../language/relationships.ts'
import { escapeForRegExp } from '../../text-measures.ts'
import { wordPattern } from '../../word-pattern.ts'
import { plainOf, type WishSayings } from '../kinds/wish-day.ts'
import { NO_OUTING, WHERE_A_WAR_IS } from '../kinds/wish-ends.ts'
import type { Teller } from '../kinds/wish-news.ts'
import { calledAway, whomMeant } from './whom-meant.ts'
import { featOf } from './wish-feat.ts'
import { deedOf, type KinMember } from './wish-kin.ts'

/** Of other kitchens, and not in the lists of a sorrow. */
const MORE_KIN = 'nannan|grandaunt'
const KIN = `${COMMON_KIN}|${MORE_KIN}`
/** “Granny”, “my big cousin Ben”, “Uncle Femi”. */
const WHO = String.raw`(?:(?:my|our|his|her|the) )?(?:(?:big|little|great|lovely|dear) )*(?:${KIN})(?: ${NAME})?`
const BABY = String.raw`(?:(?:my|our|his|her|the) )?(?:(?:little|tiny|new|baby) )*(?:baby|bubba|(?:baby |little )(?:brother|sister|cousin))(?: ${NAME})?`
/** What may be added and changes nothing: when it is, and how glad they are. */
const WHEN = String.raw`(?:,? (?:(?:from |on |next |this |at the )?(?:today|tomorrow|tonight|yesterday|soon|now|at last|finally|weekend|week|month|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)|for (?:the (?:summer|winter|holidays|weekend|week)|a (?:while|bit|few (?:days|weeks|months))|good|two weeks|christmas)|and (?:we|i|he|she|everyone|everybody)(?:’re|’m|’s| are| is| am| were| was)? (?:so |very |really |all )?(?:excited|happy|proud|pleased|can’t wait|clapped|cheered)))*[.!]*$`
const WHOLE = (pattern: string): RegExp => wordPattern(`^(?:${pattern})${WHEN}`, 'iu')

const MOVES_IN = WHOLE(
  String.raw`(?<who>${WHO})(?:’s| is| has)? (?:(?:just |going to |coming to )?(?:mov(?:ing|e|es|ed) in(?: with us| at ours| here)?|(?:come|came|comes|coming) to live (?:with us|here|at ours|at our house)|live with us|living with us|lives with us)(?: now)?)`
)
const FROM_AFAR = WHOLE(
  String.raw`(?<who>${WHO})(?:’s| is| has)? (?:visiting|visits|visited|flying (?:in|over)|flies (?:in|over)|flew in|coming|comes|came|come|arriving|arrives|arrived|here|staying|travelling)(?: us)?(?: (?:all the way|over|here|home))*(?: to (?:see|visit|stay with|stay) ?(?:us|with us)?)?(?: all the way)? from (?<from>(?:the )?\p{L}[\p{L}’-]+(?: (?!(?:on|next|this|at|last|tomorrow|today|tonight|yesterday|and|for|soon|because|after)\b)\p{L}[\p{L}’-]+){0,2})`
)
/** From where a guest is not glad to come, and what is no place. */
const NO_PLACE =
  /\b(?:hospital|prison|jail|war|army|work|school|nursery|court|far|here|there|abroad|rehab|heaven|bed|behind|above|below|home|camp|hospice|shelter|refuge|next door|the (?:shop|shops|office|airport|station|dead))\b/iu
const TEACHES = wordPattern(
  String.raw`^(?<who>${WHO}|${NAME})(?:’s| is| has)?(?: been)? (?:teaching|taught|teaches|showing|showed) (?:me|us|her|him|them|the (?:kids|children|boys|girls)|${NAME}) (?:how )?to (?<deed>\p{L}.+?)(?: with (?:her|his|the) \p{L}+)?${WHEN}`,
  'iu'
)
const LEARNT = wordPattern(
  String.raw`^(?:(?:the day|when|today) )?(?<who>i|he|she|we|${NAME}|(?:my|our) (?:son|daughter|little (?:one|man|girl|boy)|boy|girl|big (?:girl|boy)))(?:’s| has|’ve| have)? (?:(?:just |finally |now )?(?:learne?d|learnt|worked out|managed|found out) (?:how )?to (?<deed>\p{L}.+?)|(?:just |finally |now )?(?:can|could) (?:now |finally )?(?<now>\p{L}.+?)|(?<did>\p{L}+ .+?)(?= (?:(?:all )?by (?:her|him|my)self|for the (?:very )?first time|without (?:stabilisers|armbands|arm bands|training wheels|wheels|help|any help|holding on))))(?:,? (?:(?:all )?by (?:her|him|my)self|all alone|for the (?:very )?first time|without (?:stabilisers|armbands|arm bands|training wheels|wheels|help|any help|holding on)|on (?:his|her|my) own))*${WHEN}`,
  'iu'
)
const SWAM =
  /^(?<who>i|he|she|(?-i:\p{Lu})\p{Ll}+) (?<did>(?:swam|rode|hopped|skipped|tied|zipped|read|wrote|counted|spelt|cracked|caught|dived|jumped|buttoned|peeled|whistled|snapped|clicked|skated|climbed) (?:an?|the|to|his|her|my|up|off|all|one|in) (?:\p{L}+ ){0,3}\p{L}+) (?:today|this (?:morning|afternoon)|yesterday)[.!]*$/iu
/** What a child learns and can show on a rug. */
const LEARNS =
  /^(?:whistle|swim|tie|ride|skip|hop|swing|read|write|count|click|snap|cartwheel|do|catch|throw|zip|button|dress|put|pour|peel|jump|climb|skate|float|dance|play|sing|draw|say|spell|tell|blow|crack|juggle|wink|pump|roll|brush|use|knit|sew|crochet|cook|bake|make|cycle|row|sail|ski|surf|weave|fold|stir|stack|balance|paint|plant|fish|whisk|knead|drum|hum|yodel|pedal|dive|clap)(?= |$)/iu
const NOT_LEARNT =
  /\b(?:again|live|cope|walk|lie|lies|die|cry|hit|fight|shoot|guns?|knife|knives|fire|matches|without (?:him|her|mum|dad|them)|never|not|inhaler|needle|insulin|injections?|medicine|catheter|wheelchair|crutches|drive|car|goodbye|up with|beer|wine|poison|hide|fear|alone at night|road|defend|drug\p{L}*)\b/iu

/**
 * Reads what happens in a family: who moves in ({movesin.who}), who comes from far ({afar.who} from {afar.from}), what
 * a baby does for the first time ({firsts.who}, {firsts} “first steps”, and how that looks), what the hero has learnt
 * ({learnt.base}, {learnt.did}, {learnt.doing}), what another one has done ({feat.who}, {feat.done}) and what one
 * teaches another ({taught.who}, {taught.base}, {taught.doing}). Of a person who is not in `family` the kind ends in
 * `-away`. Null of whatever says more than that: what comes after “because” may be a sorrow.
 */
export function familyEventOf(meant: string, family: readonly KinMember[], teller: Teller | null): WishSayings | null {
  const plain = withOwnNames(
    plainOf(meant),
    family.map(({ called }) => called)
  )
  if (/[“”"?]/u.test(plain)) return null
  return (
    movesInOf(plain, family) ??
    afarOf(plain, family) ??
    firstOf(plain, family) ??
    taughtOf(plain, family) ??
    learntOf(plain, teller) ??
    featOf(plain, family)
  )
}

/** “theo and i” with the names of the household as they are written. */
export function withOwnNames(plain: string, names: readonly string[]): string {
  return names.reduce(
    (text, name) =>
      text.replaceAll(wordPattern(String.raw`(?<![\p{L}’-])${escapeForRegExp(name)}(?![\p{L}])`, 'giu'), name),
    plain
  )
}

interface Person {
  /** As the family says it: “Granny”, “Uncle Femi”, or what that one is called here. */
  who: string
  isHere: boolean
  isHero: boolean
  /** Whether that one can say a line; it is not known of who is not here. */
  speaks: boolean
}

/** Whom the words mean: one of the household, or a person who is not there; null where it may be two. */
function personOf(words: string, family: readonly KinMember[]): Person | null {
  const possible = whomMeant(words, family)
  const [meant] = possible
  if (possible.length > 1) return null
  if (meant) return { who: meant.called, isHere: true, isHero: meant.isHero, speaks: meant.speaks }
  return { who: calledAway(words), isHere: false, isHero: false, speaks: true }
}

const ONLY_KIN = wordPattern(`^(?:${KIN})$`, 'iu')
const ONLY_NAME = wordPattern(`^${NAME}$`, 'u')
const MANY = /(?:parents|cousins|uncles|aunts|aunties|brothers|sisters|grandkids|kids|twins|siblings)$/iu

/** A parent who moves in had moved out. */
function movesInOf(plain: string, family: readonly KinMember[]): WishSayings | null {
  const words = MOVES_IN.exec(plain)?.groups?.['who']
  if (words === undefined || MANY.test(words) || !comesGladly(words)) return null
  const person = personOf(words, family)
  if (person === null || person.isHero || !person.speaks) return null
  return { [person.isHere ? 'movesin' : 'movesin-away']: person.who, 'movesin.who': person.who }
}

/** A grandparent, an aunt or a cousin: of a parent it would be another story. */
function comesGladly(words: string): boolean {
  const { standing } = readRelationship(words)
  return (
    !/\b(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|mother|father|parent|stepmum|stepdad|husband|wife|partner|boyfriend|girlfriend|son|daughter|brother|sister)\b/iu.test(
      words
    ) &&
    (standing === 'elder' ||
      standing === 'grown-up' ||
      /\bcousin\b/iu.test(words) ||
      wordPattern(MORE_KIN, 'iu').test(words) ||
      standing === null)
  )
}

function afarOf(plain: string, family: readonly KinMember[]): WishSayings | null {
  const { who: words, from = '' } = FROM_AFAR.exec(plain)?.groups ?? {}
  if (words === undefined || MANY.test(words) || NO_PLACE.test(from) || !comesGladly(words)) return null
  const person = personOf(words, family)
  if (person === null || person.isHero || !person.speaks) return null
  // Another tells of who comes.
  if (person.isHere && !family.some(({ called, speaks, isHero }) => speaks && !isHero && called !== person.who))
    return null
  return { afar: person.who, 'afar.who': person.who, 'afar.from': placeOf(from) }
}

/** “From manila”. */
export function placeOf(typed: string): string {
  return typed.replaceAll(/(?<=^|[ -])(?!(?:the|of|and|in|on|la|le|de|del|du|da|los|las|el|al)\b)\p{Ll}/gu, (first) =>
    first.toUpperCase()
  )
}

/** Whither a family goes on holiday: nothing that is remembered or prayed at; where a war is, relatives may be visited. */
export function isHolidayPlace(place: string): boolean {
  return !NO_PLACE.test(place) && (WHERE_A_WAR_IS.test(place) || !NO_OUTING.test(place))
}

const DOES_FIRST = String.raw`(?:(?:’s|s’)? (?:very )?first (?<noun>steps?|words?|tooth|teeth|laugh|giggle|smile|crawl|wave|clap)|(?:’s| has)? (?:just )?(?:took|takes|taken|taking|said|says|saying|got|gets|getting|cut|has) (?:(?:her|his|its|a|the) )?(?:very )?first (?<had>steps?|words?|tooth)(?: (?:and it was|it was|which was) (?:“)?(?<word>\p{L}{2,10})(?:”)?)?|(?:’s| is| has)? (?:just |finally )?(?:(?:learn(?:t|ed|s|ing)|started|starting)(?: how)? to (?<learnt>walk|crawl|clap|wave|smile|laugh|giggle|roll over|stand up)|(?<verb>walked|walking|walks|laughed|laughs|giggled|smiled|smiles|crawled|crawling|crawls|rolled over|rolls over|clapped|claps|waved|waves|stood up|stands up|talked)(?: (?:for the (?:very )?first time|on (?:her|his) own|all by (?:herself|himself)))))`
const FIRST = WHOLE(String.raw`(?:when |the day )?(?<who>${BABY}|${NAME})${DOES_FIRST}`)

function firstOf(plain: string, family: readonly KinMember[]): WishSayings | null {
  const { who: words, noun, had, verb, learnt, word } = FIRST.exec(plain)?.groups ?? {}
  if (words === undefined) return null
  const bare = words.replace(/^(?:my|our|his|her|the) /iu, '')
  const babies = family.filter(({ isChild, speaks }) => isChild && !speaks)
  const [name] = /(?<= )\p{Lu}\p{Ll}+$|^\p{Lu}\p{Ll}+$/u.exec(bare) ?? []
  const here = name === undefined ? babies[0] : family.find(({ called }) => called === name)
  if (here && (here.speaks || here.isHero)) return null
  // “Ada’s first laugh”: who is she?
  if (!here && name !== undefined && !/\b(?:baby|bubba|little)\b/iu.test(bare)) return null
  const did = firstsOf((noun ?? had ?? verb ?? learnt ?? '').toLowerCase(), word?.toLowerCase())
  if (did === null) return null
  const who = here?.called ?? (name === undefined ? 'the baby' : name)
  return {
    firsts: did.what,
    'firsts.who': who,
    'firsts.did': did.did,
    'firsts.shown': did.shown,
    'firsts.wrong': did.wrong,
    'firsts.more': did.more
  }
}

function taughtOf(plain: string, family: readonly KinMember[]): WishSayings | null {
  const { who: words, deed = '' } = TEACHES.exec(plain)?.groups ?? {}
  if (words === undefined || MANY.test(words) || !isLearnt(deed)) return null
  const forms = deedOf(deed)
  const person = personOf(words, family)
  if (forms === null || person === null || person.isHero || !person.speaks) return null
  // A name that no member bears may be a teacher’s, or a cat’s.
  if (!person.isHere && ONLY_NAME.test(words) && !ONLY_KIN.test(words)) return null
  return {
    [person.isHere ? 'taught' : 'taught-away']: person.who,
    'taught.who': person.who,
    'taught.base': forms.base,
    'taught.did': forms.past,
    'taught.doing': forms.ing
  }
}

function learntOf(plain: string, teller: Teller | null): WishSayings | null {
  if (teller === null || teller.age >= 18) return null
  const { who = '', deed, now, did } = LEARNT.exec(plain)?.groups ?? SWAM.exec(plain)?.groups ?? {}
  const said = deed ?? now ?? did
  if (said === undefined || !isOfTeller(who, teller)) return null
  const forms = deedOf(said.replace(/ (?:all )?by$/iu, ''))
  if (forms === null || !isLearnt(forms.base)) return null
  const { base, past, ing } = forms
  return { learnt: base, 'learnt.base': base, 'learnt.did': past, 'learnt.doing': ing }
}

function isOfTeller(who: string, { called, pronouns }: Teller): boolean {
  const said = who.toLowerCase()
  if (said === 'he' || said === 'she') return pronouns === null || pronouns === said
  if (/\b(?:son|boy|man)$/u.test(said)) return pronouns !== 'she'
  if (/\b(?:daughter|girl)$/u.test(said)) return pronouns !== 'he'
  return said === 'i' || said === called.toLowerCase() || said.endsWith(' one')
}

function isLearnt(deed: string): boolean {
  return LEARNS.test(deed) && !NOT_LEARNT.test(deed) && deed.split(' ').length <= 8
}
