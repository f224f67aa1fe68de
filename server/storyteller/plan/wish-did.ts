import { knownNoun } from '#content/lexicon.ts'
import { capital } from '../capital.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { isCountable, isMass, isPlural, withArticle } from './common-nouns.ts'
import { FRIEND_WORDS, KIN_WORDS, NAME_WORDS, PET_WORDS } from './family-words.ts'
import { isGlad, isToldVerb, type ToldDeed, toldDeedOf } from './told-deeds.ts'
import { partsOf } from './wish-clause.ts'
import { asTold, plainOf, type WishSayings } from './wish-day.ts'
import { isPastVerb } from './past-verbs.ts'
import { isCalledSo, type KinMember } from './wish-kin.ts'
import type { Teller } from './wish-news.ts'
import { inThePast, isNamed, spokenBy } from './wish-once.ts'
import { tagsOfWord } from './word-list.ts'

const MOST_WORDS = 20
export const PREAMBLE =
  /^(?:(?:the (?:day|time|night)|when|today|tonight|yesterday|last night|this (?:morning|afternoon|evening)|so|and|guess what)(?: (?:that|when))?,? )+/iu
/** When it was: a story is told of it on any evening. */
export const WHEN =
  /(?:[,!.]? (?:today|tonight|yesterday|again|at last|finally|now|already|lol|haha|ha ha|too|this (?:morning|afternoon|evening|week|weekend|year)|last (?:night|week|weekend|month|year)|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|at the weekend|every (?:morning|day|night|evening|week)|(?:in|at|during|for) (?:the )?(?:holidays|half term)|just now))+$/iu
/** What is still to come has not been done. */
export const TO_COME =
  /\b(?:tomorrow|next (?:week|month|year|weekend|\p{L}+day)|soon|going to|will|in the morning|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at the weekend|this (?:weekend|summer|autumn|winter)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/iu

/**
 * Reads what somebody did whom the family knows and who is not one of tonight’s household: “fatima did the solo in
 * assembly”, “mr patel from next door builds a rocket”, “hamza is captain of a submarine”. {did} is all of it in the past as
 * it is told, {did.said} as {H} says it; {did.who} and {did.whom} whoever did it, told and said; {did.did}, {did.do},
 * {did.doing} what was done with nobody’s “his” in it, {did.mine}, {did.my}, {did.your} as one says it of oneself or of
 * {H}; {did.thing}, {did.the} where there is something. Nothing of what is sad, of harm, and of a verb that is not known to
 * be neither.
 */
export function didOf(meant: string, family: readonly KinMember[], teller: Teller | null): WishSayings {
  if (meant.length > 160) return {}
  const plain = plainOf(meant).replace(PREAMBLE, '').replace(WHEN, '')
  if (/[“”"?]|^(?:i|we|he|she|it|they|you|that|this|there)(?![\p{L}])|(?<!\p{L})(?:i|i’m|i’ve|mine)(?!\p{L})/iu.test(plain)) return {}
  if (plain.split(' ').length > MOST_WORDS) return {}
  const doer = doerOf(plain, family, teller)
  if (doer === null || TO_COME.test(meant) || !isGlad(plain, ['wedding', 'pet'])) return {}
  const [clause, ...more] = halvesOf(withoutSelf(doer.clause))
  const deed = copulaOf(clause, doer) ?? toldDeedOf(clause, doer.isMany)
  if (deed === null || /(?<!\p{L})(?:he|she|him|they|himself|herself|themselves)(?!\p{L})/iu.test(deed.base.replaceAll(/\bby (?:him|her|them)sel(?:f|ves)\b/giu, ''))) return {}
  // Only of a teacher it is no news where that one lives.
  if (deed.base.startsWith('live ') && !/\b(?:teacher|headteacher|Mr|Mrs|Miss|Ms)\b/u.test(doer.said)) return {}
  // “Skates” of “roller skates”.
  if (!doer.clause.includes(' ') && !doer.isSure) return {}
  return sayingsOf(doer, deed, more, teller)
}

/** Nobody goes alone, also where it was typed. */
function withoutSelf(clause: string): string {
  return /^(?:go(?:es)?|went|walk(?:s|ed)?|rides?|rode|cycle[sd]?|travel(?:s|led)?|swims?|swam|is |can )/iu.test(clause)
    ? clause.replace(/ (?:all )?(?:by (?:him|her)self|alone|on (?:his|her) own)(?= |$)/iu, '')
    : clause
}

/** Where what comes of it begins: that is told and not done. */
const HALF =
  /,? (?:(?:but|because|cos|so that|when|while|until|then) |so (?=(?:\p{L}+ ){1,3}?(?:is|are|was|were|can|could|had|has)\b|we |they |he |she |it |everyone |everybody |nobody |\p{L}+ (?:the|it|they) )|and (?:then )?(?=(?:its?|it’s|they|we|everyone|everybody|nobody|no one|has to|had to) ))/iu
const ALSO = /,? and (?:then )?(?=(?<next>\p{L}+)(?: (?<after>\p{L}+))?(?: (?<last>\p{L}+))?)/giu

/** “Scored an own goal | and laughed”, “planted seeds | and rafferty watered them”; “biscuits and cakes” is no verb. */
function endOfFirst(clause: string): { index: number; joiner: string } | null {
  const half = HALF.exec(clause)
  for (const found of clause.matchAll(ALSO)) {
    if (half && half.index < found.index) break
    const { next = '', after = '', last = '' } = found.groups ?? {}
    const isNoun = /^(?:an?|the|my|our|his|her|their|some)$/iu.test(next)
    const isDone = (word: string): boolean => isPastVerb(word) || isDoneForm(word) || /^(?:is|was|were|are|has|had|can|could|did|does|went|came|smelt|looked)$/iu.test(word)
    if ((!isNoun && isDone(next)) || isDone(after) || (isNoun && (isDone(last) || (partsOf(clause.slice(found.index + found[0].length))?.subject ?? '') !== '')))
      return { index: found.index, joiner: found[0] }
  }
  return half && { index: half.index, joiner: half[0] }
}

/** “Laughed”, “runs”, “cheered”. */
function isDoneForm(word: string): boolean {
  return isToldVerb(word, ['past', 'third']) || /\p{L}{2}ed$/u.test(word)
}

/** What was done, and what is said after it, in the past. */
export function halvesOf(clause: string): [string, ...string[]] {
  const at = endOfFirst(clause)
  if (!at) return [clause]
  const rest = clause.slice(at.index + at.joiner.length).replace(/^its /iu, 'it’s ')
  const joiner = at.joiner.trim().replace(/^cos$/iu, 'because')
  return [clause.slice(0, at.index), joiner, inThePast(rest.replace(/^has to /iu, 'had to ').replace(/^it’s /iu, 'it was '))]
}

/** “A shop that only sells hugs” sold them; what hippos are saying they were. */
function relativeInThePast(past: string): string {
  const { before = '', who = '', rest = '' } = /^(?<before>.+?) (?<who>that|who|which) (?<rest>.+)$/u.exec(past)?.groups ?? {}
  const told = who === '' ? past : `${before} ${who} ${inThePast(rest)}`
  return told.replaceAll(/ (?<is>is|are) (?=\p{L}+ing\b)/gu, (_said, is: string) => (is === 'is' ? ' was ' : ' were '))
}

function sayingsOf(doer: Doer, deed: ToldDeed, more: readonly string[], teller: Teller | null): WishSayings {
  const past = relativeInThePast(deed.past)
  const told = asTold([doer.told, past, ...more].join(' ').replaceAll(' ,', ','), teller)
  if (told === null) return {}
  const all = [doer.said, past, ...more].join(' ').replaceAll(' ,', ',')
  const bare = { base: unowned(deed.base), past: unowned(past), ing: unowned(deed.ing) }
  const own = spokenBy('did', { base: ungiven(deed.base), ing: ungiven(deed.ing) })
  const thing = thingIn(bare.base)
  return {
    did: told,
    'did.said': all,
    'did.who': doer.who,
    'did.whom': doer.whom,
    'did.was': doer.isMany ? 'were' : 'was',
    'did.did': bare.past,
    ...own,
    'did.do': bare.base,
    'did.doing': bare.ing,
    ...(thing === null ? {} : { 'did.the': thing.the, 'did.thing': thing.one })
  }
}

/** “Give us a pumpkin” is given to nobody. */
function ungiven(deed: string): string {
  return deed.replace(/^(?<verb>\p{L}+) (?:me|us|them) (?=(?:an?|the|some) )/iu, '$<verb> ')
}

const OWNED = /\b(?:his|her|its|their|my|our|your) (?:own )?(?<np>(?:\p{L}[\p{L}’-]* ){0,2}?(?<head>\p{L}[\p{L}-]*))(?= (?:in|on|at|to|from|with|under|of|over|into|onto|and|for|up|down|all|around|round|by|off|out|through|again|across|without|like|as)\b|$|,)/giu
const BODY = /^(?:hands?|foot|feet|head|nose|toes?|eyes|mouth|ears?|hair|fingers?|arms?|legs?|knees?|bum|elbows?|face|shoulders?)$/iu

/** The same of anybody: “lend a scooter” of “lend his scooter”, “pass the yellow belt”, “wear odd socks”. */
export function unowned(deed: string): string {
  return ungiven(deed)
    .replaceAll(OWNED, (_said, np: string, head: string) => {
      if (/^(?:first|last|whole|very|best|second|third)\b/iu.test(np) || BODY.test(head)) return `the ${np}`
      if (KIN.has(head.toLowerCase())) return CALLED_SO.test(head) ? capital(np) : isPlural(head) ? `the ${np}` : withArticle(np)
      if (isPlural(head) || isMass(head)) return np
      return isCountable(head) || knownNoun(head.toLowerCase())?.one === head.toLowerCase() ? withArticle(np) : `the ${np}`
    })
    .replaceAll(/\bby (?:himself|herself|itself|themselves)\b/giu, 'alone')
}

/** Whoever did it, and what is said of that one. */
interface Doer {
  /** As the wish calls that one, told: “Mr Patel from next door”, “Isla’s big brother Kemi”; and as {H} says it. */
  told: string
  said: string
  /** In short. */
  who: string
  whom: string
  isMany: boolean
  /** Whether it can be nobody else: not a word that nobody knows. */
  isSure: boolean
  /** All that comes after. */
  clause: string
}

const KIN: ReadonlySet<string> = new Set([
  ...KIN_WORDS.filter((word) => word !== 'poppy'), ...FRIEND_WORDS.filter((word) => word !== 'mate'),
  ...'twins triplets kuya ate bhai bhaiya didi akka anna dadaji nanaji teachers granpy godfather godmother stepsister stepbrother headmaster headmistress lodger librarian'.split(' ')
]) // prettier-ignore
/** By these they are called, with no name. */
const CALLED_SO =
  /^(?:mum|mummy|mom|mommy|mam|mammy|mama|mamma|mumma|amma|ammi|umma|dad|daddy|papa|pappa|baba|abba|appa|tata|grandm?um|grandma|grandpa|grandad|granddad|granny|grannie|gran|gramps|grammy|grampy|nan|nana|nanna|nanny|nonna|nonno|oma|opa|abuela|abuelo|lola|lolo|yiayia|pappou|poppa|koro|kuia|nene|dadi|nani|nanu|dida|thatha|paati|ajji|halmoni|harabeoji|teta|jiddo|sitti|bibi|babu|chacha|chachi|gogo|ouma|oupa|dadu|dadaji|nanaji|babcia|dziadek|bestemor|mormor|farmor|morfar|farfar|kuya|bhaiya|didi|akka|anna|lodger)$/iu
/** With a name after them they are part of it. */
const TITLES =
  /^(?:uncle|auntie|aunty|aunt|mr|mrs|miss|ms|dr|doctor|professor|captain|coach|sir|madam|tita|tito|kuya|ate|grandma|grandpa|grandad|granny|nana|nan|nanny|gran|tía|tía|tio|masi|bua|chacha|sister(?= \p{Lu})|cousin|baby|little|big|old|oma|opa|lola|lolo|abuela|abuelo|nani|nana|dadi|papa|mama)$/iu
const OF_WHOM = /^(?:big|little|older|younger|oldest|youngest|baby|twin|best|great|dear|super|silly|crazy|funny|clever|elder|wee|next-door|new|other|favourite|two|three|four|lovely|old)$/iu
const WHERE =
  /^(?:(?:from )?next door|from (?:number \p{L}+|school|nursery|across the (?:road|street|hall)|downstairs|upstairs|down the (?:road|street|lane|hall)|the (?:flat|corner shop|shop|bakery|library|allotment)|(?:my|our|his|her) (?:class|school|nursery|street|road))|(?:across|over|down|up) the (?:road|street|hall|lane)|downstairs|upstairs|in (?:my|our|his|her) (?:class|street)) /iu

/** Who did it, where that is somebody known who is not there tonight. */
function doerOf(plain: string, family: readonly KinMember[], teller: Teller | null): Doer | null {
  const words = plain.split(' ')
  const first = oneOf(words, 0, teller)
  if (first === null) return null
  const second = /^and$/iu.test(words[first.next] ?? '') ? besideOf(words, first.next + 1, teller) : null
  const next = second?.next ?? first.next
  const rest = words.slice(next).join(' ')
  const where = second ? undefined : WHERE.exec(rest)?.[0]?.trim()
  const clause = where === undefined ? rest : rest.slice(where.length + 1)
  const known = second ? [first, second] : [first]
  if (clause === '' || known.some((one) => isThere(one, family))) return null
  const join = (say: (one: One) => string): string => known.map(say).join(' and ')
  const after = where === undefined ? '' : ` ${where}`
  return {
    told: join(({ told }) => told) + after,
    said: join(({ said }) => said) + after,
    who: join(({ who }) => who),
    whom: join(({ whom }) => whom),
    isMany: second !== null || first.isMany,
    isSure: first.kin !== '' || GIVEN.has(words[0]?.toLowerCase() ?? '') || tagsOfWord(words[0]?.toLowerCase() ?? '').some((tag) => tag.endsWith('Name')),
    clause
  }
}

/** “Zara and her cousin”, “mo and his dog”: whose that one is was said. */
function besideOf(words: readonly string[], at: number, teller: Teller | null): One | null {
  const one = oneOf(words, at, teller)
  if (one === null || !/^(?:his|her|their)$/iu.test(words[at] ?? '')) return one
  const said = words.slice(at, one.next).join(' ')
  return { ...one, told: said, said, who: said, whom: said, kin: '', name: one.name }
}

interface One {
  told: string
  said: string
  who: string
  whom: string
  /** The word of kin in small letters, where there is one, and the name, where there is one. */
  kin: string
  name: string | undefined
  isMany: boolean
  /** Where the words after that one begin. */
  next: number
}

/** One person from the word `at` on: “my big brother kemi”, “mr patel”, “bubbles the goldfish”, “our hens”. */
function oneOf(words: readonly string[], at: number, teller: Teller | null): One | null {
  let next = at
  const [whose] = /^(?:my|our|his|her|their|the)$/iu.exec(words[next] ?? '') ?? []
  if (whose !== undefined) next += 1
  const from = next
  while (OF_WHOM.test(words[next] ?? '') && next < from + 3) next += 1
  const how = words.slice(from, next).join(' ').toLowerCase()
  const kin = (words[next] ?? '').toLowerCase()
  const hero = teller === null || teller.called === '' ? 'the' : `${teller.called}’s`
  if (/^the$/iu.test(whose ?? '') && !/^(?:twins|triplets|boys|girls|neighbours|baby)$/u.test(kin)) return nextDoor(words, next)
  if (KIN.has(kin) || (whose !== undefined && PETS.has(kin))) {
    next += 1
    const titled = /^(?:mr|mrs|miss|ms|dr)$/iu.test(words[next] ?? '') ? nameAt(words, next + 1) : undefined
    const name = titled === undefined ? nameAt(words, next) : `${capital((words[next] ?? '').toLowerCase())} ${titled}`
    if (name !== undefined) next += name.split(' ').length
    // “Three sisters” may be anybody’s.
    if (whose === undefined && isPlural(kin) && name === undefined && kin !== 'twins') return null
    const isMany = isPlural(kin) && name === undefined && !/^(?:abuelos|pops|gramps)$/u.test(kin)
    const isTitle = TITLES.test(kin)
    const bare = [how, kin].filter(Boolean).join(' ')
    const known = name === undefined ? (CALLED_SO.test(kin) ? capital(kin) : null) : isTitle ? `${capital(kin)} ${name}` : name
    const ofHero = /^the$/iu.test(whose ?? '') || (whose === undefined && name === undefined && kin === 'twins') ? 'the' : PETS.has(kin) ? (hero === 'the' ? 'the' : 'their') : hero
    const mine = ofHero === 'the' ? 'the' : /^(?:our|their)$/iu.test(whose ?? '') ? 'our' : 'my'
    const described = known !== null && (name === undefined || isTitle)
    return {
      told: described ? known : `${ofHero} ${bare}${name === undefined ? '' : ` ${name}`}`,
      said: described ? known : `${mine} ${bare}${name === undefined ? '' : ` ${name}`}`,
      who: known ?? `${ofHero} ${bare}`,
      whom: known ?? `${mine} ${bare}`,
      kin, name, isMany, next
    } // prettier-ignore
  }
  if (whose !== undefined) return null
  return named(words, at, how === '' ? from : next)
}

const PETS: ReadonlySet<string> = new Set(PET_WORDS)

/** “The witch next door”. */
function nextDoor(words: readonly string[], at: number): One | null {
  const who = words[at]?.toLowerCase() ?? ''
  if (!/^next$/iu.test(words[at + 1] ?? '') || !/^door$/iu.test(words[at + 2] ?? '') || !/^(?:witch|wizard|giant|pirate|boy|girl|boys|girls|dog|cat|children|lady|baker|twins|neighbours?)$/u.test(who)) return null
  const one = `the ${who} next door`
  return { told: one, said: one, who: `the ${who}`, whom: `the ${who}`, kin: '', name: who, isMany: isPlural(who), next: at + 3 }
}

/** “Mr patel”, “fatima”, “baby leo”, “bubbles the goldfish”, “emeka’s tortoise”. */
function named(words: readonly string[], at: number, from: number): One | null {
  const title = words[at] ?? ''
  const begins = TITLES.test(title) && from === at ? at + 1 : from
  const isTitled = begins > at
  const owner = /^(?<name>\p{L}{2,})’s$/u.exec(words[begins] ?? '')?.groups?.['name']
  const pet = (words[begins + 1] ?? '').toLowerCase()
  if (owner !== undefined && isNameWord(owner) && (PETS.has(pet) || knownNoun(pet)?.sort === 'creature')) {
    const one = `${capital(owner)}’s ${pet}`
    return { told: one, said: one, who: one, whom: one, kin: '', name: owner, isMany: isPlural(pet), next: begins + 2 }
  }
  const isPet = /^the$/iu.test(words[begins + 1] ?? '') && PETS.has((words[begins + 2] ?? '').toLowerCase())
  const name = isPet && /^\p{L}{2,}$/u.test(words[begins] ?? '') ? capital(words[begins] ?? '') : nameAt(words, begins)
  if (name === undefined || (isTitled && /^(?:little|big|old)$/iu.test(title) && !isTitle(words[begins] ?? ''))) return null
  const after = begins + name.split(' ').length
  const what = (words[after + 1] ?? '').toLowerCase()
  const isWhat = /^the$/iu.test(words[after] ?? '') && (PETS.has(what) || knownNoun(what) !== null || /^(?:brave|great|goalie|keeper|builder)$/u.test(what))
  const who = isTitled ? `${capital(title.toLowerCase())} ${name}` : name
  const one = isWhat ? `${who} the ${what}` : who
  return { told: one, said: one, who, whom: who, kin: '', name, isMany: false, next: isWhat ? after + 2 : after }
}

function isTitle(word: string): boolean {
  return /^\p{Lu}/u.test(word) || isNameWord(word)
}

/** A name, and a second one that was typed with its capital letter. */
function nameAt(words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? ''
  // The last word of all did nothing.
  if (!isNameWord(word) || at + 1 >= words.length) return undefined
  return capital(word)
}

const GIVEN: ReadonlySet<string> = new Set([...NAME_WORDS.filter((word) => !/^(?:biscuit|shadow|rusty|rocky|fluffy|whiskers|coco|simba|toby)$/u.test(word)), ...'poppy maya rose daisy lily olive iris hazel grace ivy jasmine violet willow heather amber jade blessing precious holly rosie penny'.split(' ')])

function isNameWord(word: string): boolean {
  const lower = word.toLowerCase()
  if (!/^\p{L}[\p{L}-]+$/u.test(word) || FUNCTION_WORDS.has(lower) || KIN.has(lower) || OF_WHOM.test(lower)) return false
  // “The twins swap”.
  if (isToldVerb(word)) return false
  if (GIVEN.has(lower) || /^\p{Lu}\p{Ll}/u.test(word)) return true
  const tags = tagsOfWord(lower)
  if (tags.some((tag) => /Verb|PresentTense|PastTense|Gerund|Adjective|Adverb|Modal|Place|City|Country/u.test(tag)) && !tags.some((tag) => tag.endsWith('Name'))) return false
  return !(/(?:ing|ed|ly)$/u.test(lower)) && isNamed(lower)
}

/** Whoever leads, or sits there tonight, or is called like one who does. */
function isThere({ kin, name }: One, family: readonly KinMember[]): boolean {
  return family.some((member) => {
    const called = member.called.toLowerCase().split(' ')
    if (name !== undefined && called.includes(name.toLowerCase())) return true
    return kin !== '' && (called.includes(kin) || (!member.isHero && isCalledSo(member, kin.replace(/s$/u, ''), name)) || (kin.startsWith('twin') && /twin/iu.test(member.relationship)))
  })
}

const JOBS =
  /^(?:captain|king|queen|mayor|goalkeeper|goalie|detective|pirate|astronaut|wizard|witch|chef|baker|doctor|vet|conductor|president|inventor|explorer|magician|princess|prince|knight|mermaid|superhero|spy|clown|acrobat|dj|judge|referee|librarian|postman|postwoman|pilot|driver|train driver|bus driver|teacher|headteacher|boss|champion|star|drummer|dancer|painter|builder|farmer|gardener|zookeeper|taster|tester|designer|scientist|firefighter|lifeguard|ranger|photographer|reporter|hairdresser|barber|shopkeeper|waiter|waitress|tailor|sailor|cook|singer|juggler|leader|monitor|line leader|weather girl|weather man|narrator|guard|inspector|keeper|manager|director|helper|ballerina|robot|dragon|dinosaur|monster|ninja|elf|fairy|sheep|donkey|camel|star|tree|innkeeper|shepherd|lion|mouse|rabbit|bee|owl|bear|tiger|cat|frog|snowman|pumpkin|carrot|tomato)$/iu
const PLAYED = /^(?:sheep|donkey|camel|star|tree|innkeeper|shepherd|lion|mouse|rabbit|bee|owl|bear|tiger|cat|frog|snowman|pumpkin|carrot|tomato|dragon|dinosaur|monster|robot|elf|fairy|helper|narrator)$/iu
const IN_PLAY = /\b(?:in|for|of|at) (?:an?|the|his|her|their|our) (?:\p{L}+ ){0,2}(?:play|show|assembly|concert|pantomime|panto|nativity|parade|carnival|circus|film|musical|production)\b/iu

/** “Is captain of a submarine”, “is a doctor for teddies”, “wants to be a train driver on the night mail”. */
function copulaOf(clause: string, { isMany, who, whom }: Doer): ToldDeed | null {
  const { what = '' } = /^(?:is|are|was|were|’s|becomes?|became|gets? to be|got to be|wants? to be) (?:(?:now|secretly|really|actually|going to be|today) )*(?<what>(?:(?:an?|the) )?\p{L}.+)$/iu.exec(clause)?.groups ?? {}
  const bare = what.replace(/^(?:an?|the) /iu, '')
  const head = /^(?<np>(?:\p{L}+ ){0,3}?\p{L}+)(?= (?:of|for|in|on|at|to|from|with|who|that|and)\b|$)/iu.exec(bare)?.groups?.['np'] ?? ''
  const job = head.slice(head.lastIndexOf(' ') + 1)
  const singular = isMany ? job.replace(/s$/u, '') : job
  if (!JOBS.test(singular) && !JOBS.test(head)) return null
  if (PLAYED.test(singular) && !IN_PLAY.test(bare)) return null
  if (/^wants?\b/iu.test(clause) && bare === head) return null
  // What somebody of the family works as is no news: there is more to it, or nobody works as that.
  const isGrown = !/^\p{Lu}\p{Ll}+$/u.test(who) || CALLED_SO.test(whom)
  if (isGrown && bare === head && !/^(?:captain|king|queen|pirate|astronaut|wizard|witch|detective|magician|princess|prince|knight|mermaid|superhero|spy|clown|acrobat|mayor|president|champion)$/iu.test(job)) return null
  return { base: `be ${what}`, past: `${isMany ? 'were' : 'was'} ${what}`, ing: `being ${what}` }
}

const NO_OBJECT = /^(?:places?|bodies|turns?|day|days|time|world|night|evening|morning|way|go|lot|bit|end|top|front|back|side|fun|sea|house|school|nursery|home)$/iu
/** What it is done to or with: “a rocket” and “the rocket” of “build a rocket out of tins”. */
export function thingIn(base: string): { one: string; the: string } | null {
  const { det = '', np = '', head = '' } =
    /^(?!be an? )\p{L}+ (?:(?:up|out|on|captain of|to|king of|queen of|boss of|of|at) )?(?:(?<det>an?|the|some) )?(?<np>(?:\p{L}[\p{L}’-]* ){0,3}?(?<head>\p{L}[\p{L}-]*))(?= (?:in|on|at|to|from|with|under|of|over|into|onto|and|for|up|down|all|around|round|by|off|out|through|again|across|inside|outside|behind|between|near|next|beside|without|against|about|made|full|shaped|how|who|that|which|as|alone|like|so|than|before|after|during|called|painted|covered|using|while|when)(?!\p{L})|$)/iu.exec(base)?.groups ?? {}
  if (np === '' || NO_OBJECT.test(head) || /^(?:the|an?|his|her|how|what|who|with|in|on|by|so|very|all|like)\b/iu.test(np)) return null
  if (det === '' && !(isPlural(head) && head.length > 3)) return null
  return { one: det === '' ? np : `${det} ${np}`, the: `the ${np}` }
}
