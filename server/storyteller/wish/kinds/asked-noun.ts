import type { AskedSort } from '#content/format.ts'
import { anyKnownNoun, askedAboutNoun } from '#content/lexicon.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import { answerTo, clauseThatAsks } from '../../language/answer.ts'
import { BABY_WORDS, FRIEND_WORDS, KIN_WORDS } from '../../language/family-words.ts'
import { slotsOfNoun } from './said-noun.ts'
import type { WishSayings } from './wish-day.ts'

/**
 * What a question is about, with what the lexicon knows of it: of “why does the moon follow our car” {asked} “the moon”, of “how
 * do they get the stripes in toothpaste” the toothpaste, of “why do we yawn” the yawn. Nothing where a harm is asked about, a
 * person, or what no lexicon knows.
 */
export function askedIn(question: string): WishSayings {
  const asks = clauseThatAsks(question.toLowerCase().replaceAll('’', "'"))
  if (asks === null || OF_HARM.test(asks)) return {}
  const noun = nounAskedAbout(asks)
  const sort = noun && sortOf(noun)
  if (!noun || !sort) return {}
  // Where no answer is known, what is true of it is told as what is known instead.
  const known = answerTo(question) === null ? { ...noun, fact: null } : noun
  return { ...slotsOfNoun('asked', known), 'asked.one': noun.one, 'asked.sort': sort }
}

/** Not of what is killed, of what hurts, or of what one of the family did to another: that is played by none. */
const OF_HARM =
  /\b(?:die[ds]?|dying|dead|death|kill\p{L}*|hurts?|bleed\p{L}*|poison\p{L}*|war|wars|guns?|bombs?|ghosts?|heaven|god|allah|jesus|shout\p{L}*|hits?|hitting|smack\p{L}*|hate[ds]?|drunk|divorc\p{L}*|hospital|cancer|poorly|sick|ill|attack\p{L}*|drown\p{L}*|crash\p{L}*|burn(?:s|t|ed)? (?:down|me|you|us|people)|eat (?:people|us|me|you|meat|animals|pigs?|cows?|chickens?|lambs?|sheep|fish|each other))\b/u

const ASKS =
  /^(?:(?:and|but|so|or|please) )*(?:(?:why|how|what|where|when|which|who)(?:'s|'re)?(?: (?:come|many|much|long|old|far|fast|big|tall|high|deep|heavy|loud|often|colour|kind of|makes|causes|exactly|on earth))?|(?=(?:do|does|did|can|could|is|are|was|were|would|will)\b)) ?(?<rest>.*)$/u

const AUXILIARY =
  /^(?:(?:do|does|did|is|are|was|were|am|can|could|will|would|should|has|have|had)(?:n'?t)?|can'?t|won'?t|dont|doesnt|isnt|arent|really|actually|all|some|so|it is|only)$/u
const DETERMINER =
  /^(?:an?|the|some|any|all|our|my|your|his|her|their|this|that|these|those|every|each|real|baby|little|big)$/u
/** Who does it, and is not what is asked about. */
const WHOEVER: ReadonlySet<string> = new Set([
  ...'i you we they he she it there people everyone everybody anybody somebody someone grownups children kids child kid person men man woman women lady boy boys girl girls'.split(
    ' '
  ),
  ...KIN_WORDS,
  ...BABY_WORDS,
  ...FRIEND_WORDS
])
const I_MYSELF: ReadonlySet<string> = new Set(['i', 'he', 'she'])
/** “The stripes in toothpaste”, “mould on bread”: where something unknown is, is what is asked about. */
const WITHIN: ReadonlySet<string> = new Set('in into inside of on onto out from under'.split(' '))

function nounAskedAbout(asks: string): KnownNoun | null {
  const words = (ASKS.exec(asks)?.groups?.['rest'] ?? asks).match(/[\p{L}']+/gu) ?? []
  let at = 0
  while (AUXILIARY.test(words[at] ?? '')) at += 1
  const subject = beginOfNoun(words, at)
  const who = (words[subject] ?? '').replace(/'s?$/u, '')
  if (!WHOEVER.has(who)) {
    const called = nounAt(words, subject) ?? nounAfterAdjective(words, subject)
    return called ?? nounWithin(words, subject)
  }
  const deed = deedAfter(words, subject + 1)
  if (deed !== null) return deed
  if (I_MYSELF.has(who)) return null
  // What comes first after them is what they do, even where it looks like a thing: “why do we brush teeth”.
  const verb = isOfBeing(words[at - 1]) ? subject + 1 : afterVerb(words, subject + 1)
  return nounFrom(words, verb)
}

const isOfBeing = (word = ''): boolean => /^(?:is|are|was|were)$/u.test(word)

function beginOfNoun(words: readonly string[], from: number): number {
  let at = from
  while (DETERMINER.test(words[at] ?? '') && nounAt(words, at) === null && at < words.length) at += 1
  return at
}

/** After “have to”, “need to”, “get to” and the verb itself. */
function afterVerb(words: readonly string[], from: number): number {
  let at = from
  while (/^(?:not|always|never|still|just|even|sometimes|all)$/u.test(words[at] ?? '')) at += 1
  if (/^(?:have|need|got|get|want|like|used)$/u.test(words[at] ?? '') && words[at + 1] === 'to') return at + 3
  return at + 1
}

/** “We yawn”, “I get hiccups”, “we tickle ourselves”: what a body does is met as well. */
function deedAfter(words: readonly string[], from: number): KnownNoun | null {
  return (
    words
      .slice(from, from + VERB_BY)
      .map((word) => knownAs(word.replace(/ing$/u, '')))
      .find((noun) => noun !== null && OF_BODY.has(noun.one) && (noun.sort === 'deed' || DONE.has(noun.one))) ?? null
  )
}

const VERB_BY = 4
const DONE: ReadonlySet<string> = new Set(['tickle', 'dream', 'blink', 'sleep'])

function nounFrom(words: readonly string[], from: number): KnownNoun | null {
  for (let at = from; at < words.length; at += 1) {
    const noun = nounAt(words, at)
    if (noun !== null && sortOf(noun) !== null) return noun
  }
  return null
}

function nounWithin(words: readonly string[], from: number): KnownNoun | null {
  for (let at = from; at < words.length; at += 1)
    if (WITHIN.has(words[at] ?? '')) {
      const noun = nounAt(words, beginOfNoun(words, at + 1))
      if (noun !== null && sortOf(noun) !== null) return noun
    }
  return null
}

/** “Guinea pigs” are known by both words, “moon” by the last one of “full moon”. */
function nounAt(words: readonly string[], at: number): KnownNoun | null {
  const [one = '', two = ''] = words.slice(at, at + 2)
  return knownAs(`${one} ${two}`) ?? knownAs(one)
}

/** “Polar bears” are called so all evening, and no more is sure of them than of any bear. */
function nounAfterAdjective(words: readonly string[], at: number): KnownNoun | null {
  const [before = '', name = ''] = words.slice(at, at + 2)
  const noun = knownAs(name)
  if (noun === null || before.length < SHORTEST_ADJECTIVE || name !== noun.many || noun.count !== 'one') return null
  return { ...noun, one: `${before} ${noun.one}`, many: `${before} ${noun.many}`, fact: null }
}

const SHORTEST_ADJECTIVE = 3

function knownAs(word: string): KnownNoun | null {
  const called = word.replace(/'s?$/u, '')
  return anyKnownNoun(called) ?? askedAboutNoun(called)
}

function sortOf({ one, sort, count }: KnownNoun): AskedSort | null {
  const name = one.split(' ').at(-1) ?? one
  if (count === 'pair' || NOT_MET.has(one)) return null
  if (OF_BODY.has(one)) return 'body'
  if (OUTDOORS.has(one) || OUTDOORS.has(name)) return 'outdoors'
  if (one === 'water') return 'thing'
  if (sort === 'creature' || sort === 'food') return sort
  return sort === 'thing' || sort === 'machine' || sort === 'stuff' ? 'thing' : null
}

/** Everybody has one, or does it. */
const OF_BODY: ReadonlySet<string> = new Set(
  'tooth tongue nose ear eyebrow elbow knee toe finger bottom bogey fart trump burp hiccup sneeze yawn snore hair eye tummy stomach belly heart bone brain skin blood tickle tear dream blink sleep'
    .split(' ')
    .concat('belly button', 'tummy button', 'wobbly tooth')
)

/** Too big for a room, or at home in the air, and never asked in. */
const OUTDOORS: ReadonlySet<string> = new Set(
  'rain snow snowflake ice icicle iceberg glacier hailstone hail frost dewdrop fog mist cloud rainbow thunder lightning storm blizzard monsoon wind tornado sun star comet meteorite asteroid galaxy eclipse horizon wave tide lava geyser whirlpool moon planet sea ocean river lake pond waterfall mountain volcano desert island hill cave forest wood jungle rainforest swamp puddle tree grass moss leaf sand sky earth world fire'
    .split(' ')
    .concat('shooting star', 'milky way', 'hot spring', 'north pole', 'south pole')
)

/** Words of any question that are things as well. */
const NOT_MET: ReadonlySet<string> = new Set(
  'mars night day birthday monday summer autumn winter season spring time way home stick branch park bank watch date well ring set post mail picture story book name word game question answer'.split(
    ' '
  )
)
