import { knownNoun } from '#content/lexicon.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { anyOf } from './any-of.ts'
import { isCountable } from './common-nouns.ts'
import { readFamilyNews } from './family-news.ts'
import { KIN_WORDS, PET_WORDS } from './family-words.ts'
import { isDeedOfChild, isNotRehearsed } from './not-rehearsed.ts'
import { baseOfPast, verbForms } from './verb-forms.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { type Doer, readDoer } from './wish-act.ts'
import { isPast, partsOf } from './wish-clause.ts'
import { asTold, NO_FUN, pastOf, plainOf, type WishSayings } from './wish-day.ts'
import { deedOf, type Forms, type KinMember, thingOf } from './wish-kin.ts'
import type { Teller } from './wish-news.ts'
import { NEVER_PLAYED } from './wish-pastime.ts'
import { GRIEF } from './wish-tomorrow.ts'
import { isKnownWord, tagsOfWord } from './word-list.ts'

const MOST_WORDS = 9
/** How somebody is, and not what was done. */
const STATE =
  /^(?:be|want|like|love|need|know|think|thought|hate|live|belong|seem|feel|mean|hope|wish|believe|remember|become|can|could|may|must|will|would|should|keep|prefer|miss|have to|look(?! (?:after|for|out|in|under|behind))|get (?:\p{L}+ed|tired|lost|stuck|ill|sick|old|bigger|smaller|cross|sad|scared|hungry)\b|have(?! (?:an? )?(?:\p{L}+ )?(?:party|disco|race|picnic|bath|shower|haircut|nap|lesson|go|turn|meeting|parade|concert|sale|holiday|barbecue|sleepover|tea|dance)\b))\b/u
/** What nobody practises, and what a child gets into trouble with. */
const NO_DEED =
  /^(?:die|kill|bite|hit|kick|push|punch|slap|scratch|pinch|hurt|fight|cry|scream|shout|wet|wee|poo|pee|vomit|throw up|swear|steal|cheat|break|smash|burn|cut|bleed|crash|choke|drown|lose|hate|sleep|wake|stay in|fall(?! (?:asleep|in love))|go to (?:hospital|the (?:hospital|doctors?|dentist))|get (?:lost|hurt|bullied|told|left|into)|run away from|leave (?:us|me|home|dad|mum)|move(?: house| out| in)?$|move (?:to|away|out)|start(?:s|ed)? (?:school|nursery)|shoot|stab|(?:come|go|do|make|take|put|give|say)(?=$| and)|come home|turn into|catch (?:an? )?(?:cold|flu|bug|chicken)|eat (?:the|a|an) (?:child|boy|girl|baby|man|woman))\b/u
/** Where a second half begins that has a verb of its own. */
const HALF =
  /,? (?:(?:and|but|so|then|because|cos)(?: then)? (?=(?:(?:an?|the|it|he|she|they|all|both|everybody|everyone|nobody|everything|soon|then) )?\p{L})|(?:while|when|until|who|which|that) )/iu

/** “… but which door does it open”: what is found out is no part of the deed. */
const ASKED = /,? (?:but|and) (?:which|what|where|who|whose|why|how|when|nobody knows|no one knows) .+$/iu
/** “A kangaroo posting letters”. */
const DOING =
  /^(?<who>(?:an?|the|one|two|three|some) (?:\p{L}+ ){0,2}(?<noun>\p{L}+)) (?<ing>\p{L}{3,}ing) (?<rest>\p{L}.+)$/iu
/** “The vet gave our cat a cone”. */
const OURS = /(?<![\p{L}’])(?:our|we|us)(?![\p{L}])/iu
/** Words that are no beginning of somebody, and what belongs to the family. */
const NOBODY =
  /(?:^(?:my|our|his|her|their)|(?<![\p{L}’])(?:i|he|she|it|they|we|you|yesterday|today|tonight|please|new baby))(?![\p{L}’])/iu
const TITLES = 'princess|prince|queen|king|captain|sir|lady|lord|mr|mrs|miss|ms|doctor|professor'
const TITLE = new RegExp(`^(?:${TITLES})$`, 'iu')
/** “Kabir builds …”, “sam the goalie saves …”, “the captain Ada sails …”. */
const NAMED_DOES = new RegExp(
  String.raw`^(?<name>(?:(?:the )?(?:${TITLES}) )?\p{L}+(?: the \p{Ll}+)?) (?<clause>\p{Ll}+s .+)$`,
  'u'
)
/** One of the family, or an animal of theirs. */
const OF_OURS = new RegExp(String.raw`^(?:${anyOf([...KIN_WORDS, ...PET_WORDS])})$`, 'iu')
/** “Its feathers” are “my feathers” for whoever does it after it. */
const OWNED = /\b(?:its|his|her|their|my|our) (?=\p{L})/giu

/**
 * Reads what a stranger does in a wish: “a yak gets a perm”. {once} is all of it in the past, {once.first} “a yak”, {once.who}
 * “the yak”, {once.it}, {once.them} and {once.was} go with it; {once.did} “got a perm”, {once.do}, {once.doing}; and as
 * that one says it {once.my} “forget my wellingtons”, {once.mine} “forgetting my wellingtons”, {once.your}. Nothing of what the
 * family did, of what somebody is like, and of harm. `doer` is what `readDoer` has read of the whole wish.
 */
export function onceOf(meant: string, visitor: Visitor | null, doer: Doer | null, teller: Teller | null): WishSayings {
  const plain = plainOf(meant)
  if (GRIEF.test(plain) || NEVER_PLAYED.test(plain) || OURS.test(plain) || isNotRehearsed(plain)) return {}
  const named = namedOnce(plain)
  if (named) return named
  const answered = meant.replace(ASKED, '')
  const said = inThePastOf(answered)
  // What is asked after it was read as a clause of whoever did it.
  const read = said === meant ? doer : readDoer(said, answered === meant ? visitor : visitorOf(answered))
  if (!read) return {}
  const { first, who } = read
  const isPerson = read.pronouns.it === who
  const isMany = read.isMany || / and /u.test(who)
  const pronouns = isMany ? { it: 'they', them: 'them' } : read.pronouns
  // What a boy does, a child who hears of it may do.
  if (isPerson && !isDeedOfChild(baseOf(read.did))) return {}
  if (NOBODY.test(first) || isNamed(first) || isNounOfTwo(plain)) return {}
  const [did = '', ...more] = halvesOf(read.did)
  const forms = formsOfDeed(baseOf(did))
  const told = asTold([first, did, ...more].join(' '), teller)
  const met = asTold(first, teller)
  if (!forms || told === null || met === null || did.split(' ').length > MOST_WORDS) return {}
  return {
    once: told,
    'once.first': met,
    'once.who': who,
    'once.it': pronouns.it,
    'once.them': pronouns.them,
    'once.was': isMany ? 'were' : 'was',
    'once.did': did,
    ...spokenBy('once', forms)
  }
}

/**
 * “Kabir builds a snow leopard from pillows”, “sam the goalie saves a penalty”: somebody whom the family calls by name, and
 * who may come to the door. What is told in the past may be news of a real one.
 */
function namedOnce(plain: string): WishSayings | null {
  const { name, clause = '' } = NAMED_DOES.exec(plain)?.groups ?? {}
  if (
    name === undefined ||
    FUNCTION_WORDS.has(name.split(' ')[0]?.toLowerCase() ?? '') ||
    !isNamed(name) ||
    NOBODY.test(name) ||
    OF_OURS.test(name)
  )
    return null
  const [did = '', ...more] = halvesOf(clause)
  const deed = childsDeed(did)
  if (!deed || /\p{N}|\b(?:not|never|no)\b|n’t\b/iu.test(clause)) return null
  const who = name.replaceAll(/(?:^|(?<!\bthe) )\p{Ll}/gu, (letter) => letter.toUpperCase()).replace(' The ', ' the ')
  return {
    once: [who, deed.past, ...more].join(' '),
    'once.first': who,
    'once.who': who,
    'once.it': who,
    'once.them': who,
    'once.was': 'was',
    'once.did': deed.past,
    ...spokenBy('once', deed)
  }
}

/**
 * Reads what the child who leads does in a wish: “Isla rides an ostrich to school”, as `onceOf` does, and {ours.thing} “an
 * ostrich”, {ours.the} “the ostrich” where there is something. Nothing of what hurts, and of a family’s real news.
 */
export function oursOf(meant: string, family: readonly KinMember[]): WishSayings {
  const plain = plainOf(meant).replace(/^(?:the (?:day|time|night)|when)(?: (?:that|when))? /iu, '')
  const hero = family.find(({ isHero }) => isHero)
  if (!hero?.isChild || !hero.speaks || !plain.toLowerCase().startsWith(`${hero.called.toLowerCase()} `)) return {}
  if (
    GRIEF.test(plain) ||
    NEVER_PLAYED.test(plain) ||
    NO_FUN.test(plain) ||
    isNotRehearsed(plain) ||
    readFamilyNews(plain) !== null
  )
    return {}
  const [clause = ''] = halvesOf(plain.slice(hero.called.length + 1))
  const deed = childsDeed(clause)
  if (!deed || /[“”"\p{N}?]|\b(?:not|never|no|me|us|we|i|you)\b|n’t\b/iu.test(clause)) return {}
  const the = thingOf(deed.base.replaceAll(OWNED, 'the '))
  const thing =
    the === null ? null : (new RegExp(String.raw`\ban? ${the.slice(4)}\b`, 'iu').exec(deed.base)?.[0] ?? the)
  return {
    ours: hero.called,
    'ours.did': deed.past,
    ...spokenBy('ours', deed),
    ...(the === null || thing === null ? {} : { 'ours.the': the, 'ours.thing': thing })
  }
}

/** “A kangaroo posting letters” is one that posted them. */
function inThePastOf(meant: string): string {
  const { who = '', noun = '', ing = '', rest = '' } = DOING.exec(meant)?.groups ?? {}
  const word = noun.toLowerCase()
  if (who === '' || (knownNoun(word) === null && !isCountable(word))) return meant
  const past = tagsOfWord(ing.toLowerCase()).includes('Gerund') ? verbForms(ing)?.past : undefined
  return past === undefined ? meant : `${who} ${past} ${rest}`
}

/** “Kabir”, “sam the goalie”, “princess Aanya”: it may be somebody whom the family knows. */
export function isNamed(subject: string): boolean {
  const [first = '', second] = subject.split(' ')
  if (/^(?:an?|the|my|one|two|three|some|all|every)$/iu.test(first)) return false
  if (second === 'the' || TITLE.test(first)) return true
  const word = first.toLowerCase()
  const isName = tagsOfWord(word).some((tag) => tag.endsWith('Name')) || !isKnownWord(word)
  return second === undefined && knownNoun(word) === null && isName
}

/** “Roller skates”, “fairy lights”. */
function isNounOfTwo(plain: string): boolean {
  return /^(?!(?:an?|the|my|one|two|some|all) )\p{L}+ \p{L}+s$/iu.test(plain)
}

/** “Ran away” and “and sent postcards”; what has a verb of its own is in the past too. */
function halvesOf(did: string): string[] {
  const at = HALF.exec(did)
  if (!at) return [did]
  const first = did.slice(0, at.index)
  const joiner = at[0].trim()
  const rest = did.slice(at.index + at[0].length)
  // “A bed and breakfast”, “about who is longer”.
  if (
    / (?:about|of|to|with|from|for|at|in|on)$/u.test(first) ||
    (/^,? ?(?:and|but)/u.test(joiner) && !beginsWithVerb(rest))
  )
    return [did]
  return /n’t\b|\b(?:wont|cant|dont|doesnt|never)\b/iu.test(rest) ? [first] : [first, `${joiner} ${inThePast(rest)}`]
}

function beginsWithVerb(half: string): boolean {
  const [word = ''] = half.split(' ')
  const { subject = '' } = partsOf(half) ?? {}
  return subject !== '' || isPast([word]) || tagsOfWord(word).includes('PresentTense')
}

export function inThePast(half: string): string {
  const past = pastOf(half)
  if (past !== half) return past
  const alone = pastOf(`it ${half}`)
  return alone.startsWith('it ') ? alone.slice(3) : half
}

export function spokenBy(kind: 'once' | 'ours' | 'did', { base, ing }: { base: string; ing: string }): WishSayings {
  return {
    [`${kind}.do`]: base,
    [`${kind}.doing`]: ing,
    [`${kind}.mine`]: saidBy('my', ing),
    [`${kind}.my`]: saidBy('my', base),
    [`${kind}.your`]: saidBy('your', base)
  }
}

/** “Get a perm” of “got a perm”, “rain on Sundays” of “only rained on Sundays”. */
function baseOf(did: string): string {
  const [verb = '', ...rest] = did
    .replace(/^(?:(?:always|only|just|secretly|once|still|really|all|quietly|slowly) )+/iu, '')
    .split(' ')
  return [baseOfPast(verb.toLowerCase()), ...rest]
    .join(' ')
    .replace(/^(?:learn|begin|start|try|manage|decide)(?: how)? to (?=\p{L})/iu, '')
}

function saidBy(owner: 'my' | 'your', deed: string): string {
  return deed.replaceAll(OWNED, `${owner} `).replaceAll(/\b(?:him|her|it|them)sel(?:f|ves)\b/giu, `${owner}self`)
}

/** All forms of what a child may do too; null of any other deed, and of one that is too long to be said again. */
function childsDeed(clause: string): Forms | null {
  if (clause.split(' ').length > MOST_WORDS) return null
  const deed = deedOf(clause, 'kept')
  const forms = deed && formsOfDeed(deed.base)
  return deed && forms && isDeedOfChild(deed.base) ? { ...deed, ...forms } : null
}

function formsOfDeed(base: string): { base: string; ing: string } | null {
  if (STATE.test(base) || NO_DEED.test(base) || base.split(' ').length > MOST_WORDS) return null
  const [verb = ''] = base.split(' ')
  const forms = verbForms(verb)
  if (!forms || !/^\p{Ll}{2,}$/u.test(verb) || !isVerb(verb)) return null
  return { base, ing: forms.ing + base.slice(verb.length) }
}

/** “A night watchman” was read as somebody who nights: what the lexicon knows as a noun is done by nobody. */
function isVerb(verb: string): boolean {
  return pastOf(`it ${verb}s`) !== `it ${verb}s` || knownNoun(verb) === null
}
