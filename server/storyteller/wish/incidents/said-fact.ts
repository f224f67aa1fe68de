import { capital } from '../../capital.ts'
import { isCountable, isMass, isPlural } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { wordsForFigures } from '../../language/number-words.ts'
import { isPastVerb } from '../../language/past-verbs.ts'
import { pastOfVerb } from '../../language/verb-forms.ts'
import { partsOf } from '../../language/wish-clause.ts'
import { wordPattern } from '../../word-pattern.ts'
import { isCalledSo, type KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import { pastOf } from '../kinds/wish-day.ts'
import { clausesOf } from './said-clause.ts'

const MOST_WORDS = 12
const LEAD =
  /^(?:(?:and|but|so|then|also|plus|first|now|even|just|apparently|turns out|with|because|where|by then|in the end|at the end|after that|afterwards) )+/iu
const TRAIL =
  /(?: (?:after|afterwards|today|tonight|again|lol|though|now|honestly|too|as well|this morning|this evening|last night|at the end|in the end|by the end|for the night|inside|haha|everywhere|yesterday))+$/iu
/** Of parents, what is no business of a bedtime, and what a sentence by itself cannot say. */
const NOT_SAID =
  /(?<!\p{L})(?:i|me|mine|you|your|husband|wife|beer|wine|pub|god|damn|bloody|hell|shit|crap\p{L}*|poo\p{L}*|wee|pee\p{L}*|blood\p{L}*|stuck|kill\p{L}*|dead|hate\p{L}*|that it|send|please|story|which|who(?= )|help|today|tomorrow)(?!\p{L})|[()"“”?]/iu
const THERE_IS =
  /^(?:there(?: (?:is|are|was|were)|[’']?s)|(?:it|the room|here|place|room|we|they|he|she|which|hotel|house|cabin|tent) (?:has|have|had|got)|has|had|have|got) (?<what>(?:an?|no|some|two|three|four|five|six|seven|eight|nine|ten|only|\p{L}+) ?.*)$/iu
const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)'
const HOW_MANY = wordPattern(
  String.raw`^(?:all (?:of us|${NUMBER})|${NUMBER})(?: of us)? (?<where>(?:in|on|to|under|across) .+)$`,
  'iu'
)
/** “All the cousins in one bed”, “everyone in the same robe”. */
const ALL_IN =
  /^(?<who>all (?:the|of the|his|her|my|our) (?:\p{L}+ )?\p{L}+|everyone|everybody) (?<where>(?:in|on|under|round|around|across) .+)$/iu
const KINS =
  /(?<!\p{L})(daddy|mummy|mommy|dad|mum|mom|papa|mama|grandpa|grandma|granny|grandad|nana|nani|dadi)[’']?s(?= \p{L}+(?: |$))/giu
const SEEN = /^\p{L}+ (?:on|in|under|outside|at|by|behind) /iu
/** What stands before the words that have been taken away. */
const UNENDED = /(?<!\p{L})(?:an?|the|in|at|on|of|with|to|by|and|was|is|are|were|it)$/iu
const THEY = /^(?:we|they|everyone|everybody|nobody|no one|people|all the (?:people|kids|children)|the kids|kids)$/iu
const OF_THEIRS = /^(?:saw|heard|counted|found|ate|sang|played|shared|danced|laughed|told|had|slept)$/iu

const JOINED = /^(?<one>.+?) and (?<then>\p{L}+)(?: .*)?$/iu

/** The clauses of a message; “came out and played the harmonica” stays in one piece. */
export function tellingClausesOf(message: string): string[] {
  return message.split(/[.!?;,:]+ ?/u).flatMap((piece) => {
    const joined = JOINED.exec(piece.trim())?.groups
    const then = joined?.['then'] ?? ''
    const isOne = (isPastVerb(then) || /\p{L}{2}ed$/u.test(then)) && clausesOf(joined?.['one'] ?? '').length === 1
    return isOne ? [piece.trim()] : clausesOf(piece)
  })
}

/**
 * A clause of a message as a sentence of the past without its full stop, said of others: “she pressed all the buttons” is “Mia
 * pressed all the buttons”, “no wifi” “there was no wifi”. Null where it tells nothing that can be said so.
 */
export function factOf(clause: string, family: readonly KinMember[]): string | null {
  const said = wordsForFigures(clause.trim().replace(LEAD, '').replace(TRAIL, '').replaceAll("'", '’').trim())
    .replace(/^(?:you|we) (?:can|could) (?=hear|see|smell)/iu, 'they could ')
    .replace(/^(?:theres|there’s) /iu, 'there is ')
    .replaceAll(KINS, (_, kin: string) => `${capital(kin.toLowerCase())}’s`)
  const words = said.split(' ').length
  if (said === '' || words > MOST_WORDS || NOT_SAID.test(said) || /\d/u.test(said) || UNENDED.test(said)) return null
  const smell = /^(?:it |everything )?(?:smells?|smelled|smelt) (?<what>(?:of|like) .+)$/iu.exec(said)?.groups?.['what']
  if (smell !== undefined) return `it smelled ${smell}`
  const inIt = ALL_IN.exec(said)?.groups
  if (inIt?.['who'] !== undefined && inIt['where'] !== undefined)
    return `${inIt['who'].toLowerCase()} ${/^all/iu.test(inIt['who']) ? 'were' : 'was'} ${theirs(inIt['where'])}`
  const many = HOW_MANY.exec(said)?.groups?.['where']
  if (many !== undefined) {
    const number = wordPattern(String.raw`(?<!\p{L})${NUMBER}(?!\p{L})`, 'iu')
      .exec(said)?.[0]
      .toLowerCase()
    return number === undefined ? `everybody was ${theirs(many)}` : `there were ${number} of them ${theirs(many)}`
  }
  const ofUs = wordPattern(String.raw`^(?<number>${NUMBER}) of us$`, 'iu').exec(said)?.groups?.['number']
  if (ofUs !== undefined) return `there were ${ofUs.toLowerCase()} of them`
  const thereIs = THERE_IS.exec(said)?.groups?.['what']
  if (thereIs !== undefined) return thereWas(thereIs)
  const isSeen = SEEN.test(said) && anyNounIn(said.split(' ')[0] ?? '')?.sort === 'creature'
  if (isSeen) return thereWas(said)
  return deedIn(said, family) ?? (words <= 7 && partsOf(said) === null ? thereWas(said) : null)
}

function theirs(said: string): string {
  return said
    .replaceAll(/(?<!\p{L})(?:our|my|your)(?= )/giu, 'their')
    .replaceAll(/(?<= )us(?: all)?(?!\p{L})/giu, 'everybody')
}

/** “There was a woodpecker”, “there was no wifi”, “there was milk in glass bottles”. */
function thereWas(phrase: string): string | null {
  const what = phrase.replace(/^(?:the|our|only) /iu, '').replace(/^(?=an? )/iu, '')
  const bare = what.replace(/^(?:an?|no|some|loads of|lots of|so many|many) /iu, '')
  const head = (
    bare.split(
      / (?:in|on|with|under|from|of|at|by|for|outside|behind|next|that|to|like|all|up|above|next door|instead)(?= |$)/iu
    )[0] ?? ''
  ).trim()
  const last = head.slice(head.lastIndexOf(' ') + 1).toLowerCase()
  if (
    head === '' ||
    head.split(' ').length > (wordPattern(String.raw`^(?:${NUMBER}|one) `, 'iu').test(head) ? 6 : 4) ||
    isPastVerb(last) ||
    last.endsWith('ing') ||
    /^(?:he|she|it|they|we|not|very|too|so|to|in|at|on)$/iu.test(head.split(' ')[0] ?? '')
  )
    return null
  const isMany = isPlural(head) || wordPattern(String.raw`^${NUMBER} `, 'iu').test(what)
  const hasArticle = /^(?:an?|no|one|some|lots of|loads of|so many|many) /iu.test(what) || isMany
  const isStuff = isMass(last)
  if (!hasArticle && !isStuff && !isCountable(last) && anyNounIn(head) === null) return null
  const article = hasArticle || isStuff ? '' : /^[aeiou]/iu.test(what) ? 'an ' : 'a '
  const two = wordPattern(String.raw`(?<= )(?<!and )(?=${NUMBER.replace('(?:', '(?:one|')} )`, 'iu')
  return `there ${isMany ? 'were' : 'was'} ${article}${theirs(what.replace(two, 'and '))}`
}

const KIN_FIRST = wordPattern(
  String.raw`^(?:(?:my|our|the|her|his) )?(?<kin>${KIN})(?: (?<name>(?-i:\p{Lu})\p{Ll}+))? (?<deed>\p{L}.*)$`,
  'iu'
)
const PRONOUN =
  /^(?<who>he|she|we|they|everyone|everybody|nobody|no one|somebody|someone|people|it)(?:[’'](?:s|re))? (?<deed>\p{L}.*)$/iu
const GERUND = wordPattern(
  String.raw`^(?<who>(?:(?:an?|the|some|all the|other|our) )?(?:\p{L}+ )?\p{L}+) (?<deed>(?:is |are |was |were |kept )?(?!(?:morning|evening|thing|nothing|something|everything|ceiling|building|king|ring|string|wing)(?!\p{L}))\p{L}{2,}ing(?: .*)?)$`,
  'iu'
)

function deedIn(said: string, family: readonly KinMember[]): string | null {
  const named = family.find(({ called }) => said.toLowerCase().startsWith(`${called.toLowerCase()} `))
  if (named !== undefined) return told(named.called, said.slice(named.called.length + 1))
  const kin = KIN_FIRST.exec(said)?.groups
  if (kin?.['kin'] !== undefined && kin['deed'] !== undefined) {
    const { name } = kin
    const member = family.find((each) => !each.isHero && isCalledSo(each, kin['kin']?.toLowerCase() ?? '', name))
    const who = member?.called ?? `${capital(kin['kin'].toLowerCase())}${name === undefined ? '' : ` ${name}`}`
    return isPlural(kin['kin']) ? told(`the ${kin['kin'].toLowerCase()}`, kin['deed'], true) : told(who, kin['deed'])
  }
  const pronoun = PRONOUN.exec(said)?.groups
  if (pronoun?.['who'] !== undefined && pronoun['deed'] !== undefined)
    return ofPronoun(pronoun['who'], pronoun['deed'], family)
  const first = said.slice(0, said.indexOf(' '))
  if (OF_THEIRS.test(first)) return told('they', said, true)
  const gerund = GERUND.exec(said)?.groups
  if (gerund?.['who'] !== undefined && gerund['deed'] !== undefined && nounPhrase(gerund['who']) !== null)
    return told(nounPhrase(gerund['who']) ?? '', gerund['deed'], isPlural(gerund['who']))
  const simple = SIMPLE.exec(said)?.groups
  if (simple?.['who'] !== undefined && simple['verb'] !== undefined && isOne(simple['who']) && isVerb(simple['verb']))
    return told(nounPhrase(simple['who']) ?? '', `${simple['verb']}${simple['rest'] ?? ''}`)
  const parts = partsOf(said)
  const subject = parts === null ? null : nounPhrase(parts.subject)
  return parts === null || subject === null ? null : told(subject, parts.words.join(' '), isPlural(parts.subject))
}

/** “The duck knocks”, which the tagger has for a sort of knocks. */
const SIMPLE =
  /^(?<who>(?:the|our|a|an|one|some(?:body|one)) ?(?:\p{L}+ )?\p{L}*|\p{L}+(?= \p{L}+s \p{L})) (?<verb>\p{L}+s)(?<rest> .*)?$/iu

function isOne(who: string): boolean {
  return /^some/iu.test(who) || (!isPlural(who) && anyNounIn(who) !== null)
}

function isVerb(word: string): boolean {
  if (isPlural(word) && anyNounIn(word) !== null && !/^(?:knocks|talks|barks|drips|taps|rocks|creaks)$/iu.test(word))
    return false
  const past = pastOfVerb(word)
  return past !== null && past !== word
}

/** “She” is the child who leads, where that one may be meant. */
function ofPronoun(who: string, deed: string, family: readonly KinMember[]): string | null {
  const small = who.toLowerCase()
  if (small === 'it') return null
  if (small !== 'he' && small !== 'she') return told(small === 'we' ? 'they' : small, deed, THEY.test(small))
  const meant =
    family.find(({ isHero, gender }) => isHero && (gender === small || gender === null)) ??
    family.find(({ isChild, gender }) => isChild && gender === small)
  return meant === undefined ? null : told(meant.called, deed)
}

/** “The duck”, “a woodpecker”; null of what is no plain phrase. */
function nounPhrase(said: string): string | null {
  const phrase = said.trim()
  if (phrase === '' || phrase.split(' ').length > 7 || /(?<!\p{L})(?:he|she|it|i|to|is|was)(?!\p{L})/iu.test(phrase))
    return null
  const lower = /^\p{Lu}\p{Ll}/u.test(phrase) && anyNounIn(phrase) === null ? phrase : phrase.toLowerCase()
  if (/^(?:an?|the|some|every|all|one|two|three|four|five|nobody|everybody|everyone|no) ?/iu.test(lower))
    return theirs(lower)
  if (/^(?:my|our|his|her|their) /iu.test(lower)) return lower.replace(/^\p{L}+ /u, 'the ')
  if (/^\p{Lu}/u.test(lower)) return null
  return isPlural(lower) && anyNounIn(lower)?.sort === 'creature' ? lower : `the ${lower}`
}

const NOW_AND_THEN: readonly (readonly [RegExp, string])[] = [
  [/^(?:can[’']?t|cannot|can not) /iu, 'could not '],
  [/^can /iu, 'could '],
  [/^(?:won[’']?t|will not) /iu, 'would not '],
  [/^will /iu, 'would '],
  [/^(?:don[’']?t|doesn[’']?t) /iu, 'did not '],
  [/^(?:has|have) to /iu, 'had to '],
  [/^(?:has|have) (?=(?:become|made|taught|learned|learnt|pressed|eaten)(?!\p{L}))/iu, 'had '],
  [/^(?:has|have) /iu, 'had '],
  [/^(?:is|am) /iu, 'was '],
  [/^are /iu, 'were ']
]

function told(who: string, predicate: string, isMany = false): string | null {
  const plain = theirs(predicate)
    .replace(/(?<=^(?:says?|said|thinks?|thought) )it[’']?s(?= )/iu, 'it was')
    .replace(/(?<=^(?:says?|said|thinks?|thought) )it is(?= )/iu, 'it was')
  const [pattern, then] = NOW_AND_THEN.find(([now]) => now.test(plain)) ?? []
  const deed = pattern === undefined || then === undefined ? plain : plain.replace(pattern, then)
  const [first = ''] = deed.split(' ')
  if (/^\p{L}{2,}ing$/iu.test(first) && !/^(?:bring|sing|sting|fling|swing|cling|ring)$/iu.test(first))
    return `${who} ${isMany ? 'were' : 'was'} ${deed}`
  if (
    pattern !== undefined ||
    isPastVerb(first) ||
    /\p{L}{2}ed$/iu.test(first) ||
    /^(?:was|were|had|did|could|would|kept|became|got|went)$/iu.test(first)
  )
    return `${who} ${deed}`
  const verb = pastOfVerb(first)
  if (verb !== null && verb !== first && (isMany || /s$/iu.test(first)))
    return [who, verb, deed.slice(first.length + 1)].join(' ').trim()
  const past = pastOf(`${who} ${deed}`)
  return past.startsWith(who) && past !== `${who} ${deed}` ? past : null
}
