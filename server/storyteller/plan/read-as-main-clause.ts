import { ROLE_KINDS, type ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { withArticle } from '../language/common-nouns.ts'
import { findsSomethingGrave } from '../language/glad-model.ts'
import { thirdPerson } from '../language/verb-forms.ts'
import type { Memory } from '../memory.ts'
import type { StoryBrief } from '../story-brief.ts'
import { isMadeUp } from '../wish/said-of-visitor.ts'
import { wordPattern } from '../word-pattern.ts'
import { NO_WORDS, stemsOf, stemsOfEach } from '../word-stems.ts'
import { mayHurt } from './may-hurt.ts'
import { isPlain, nearestOf, SAID_OF_ANY } from './nearest-told.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'
import { shareTold } from './share-told.ts'

/** In letters: a longer wish says more than one deed. */
const MOST_LETTERS = 120
/** A story that was written for so much of a wish tells it. */
const TELLS_MOST = 0.75
/** And so does one that is named by so many words of it. */
const LEAST_NAMED = 2
const WITH_CLAUSE = wordPattern(
  String.raw`^(?:(?:a story )?about |one (?:where|about) |the one (?:where|about) )?(?<who>(?:(?:an?|the|one|my|our) )?(?:[\p{L}-]+ ){0,4}?(?<noun>[\p{L}-]+))(?:,? (?:called|named) \p{L}+)?,? (?<joint>(?:who|that|which)(?:[’']?s)?) (?<clause>.+?)[.! ]*$`,
  'iu'
)
/** What is said of a deed behind it, and where another one begins. */
const JOINT =
  /,? (?:and(?: then| so)?|but|so|because|cos|when|whenever|while|until|if|after|before|with|by)(?: (?:he|she|it|they|that|who))?(?= )|, /giu
/** Of whom that is said is not the character. */
const OF_ANOTHER =
  /^(?:every(?:one|body)|nobody|no one|some(?:one|body)|people|there|the|an?|his|her|its|their|my|our|all|we|i|you|what|how)(?!\p{L})/iu
/** The same deed in the words of the stories. */
const IN_THEIR_WORDS: readonly [pattern: RegExp, words: string][] = [
  [/^(?:refuses?|refused) to /iu, 'won’t '],
  [/^(?:(?:has |had )?forg(?:ot|ets|otten) how to|(?:doesn[’']?t|didn[’']?t) know how to|can(?:[’']?t|not) remember how to|has never learn(?:ed|t) (?:how )?to) /iu, 'can’t '],
  [/^(?:is|was) (?:really |very |so |too )*(?:scared|afraid|frightened|terrified) to (?<verb>\p{L}+?)(?<last>e?)(?= |$)/iu, 'is afraid of $<verb>ing'],
  [/^(?<verb>bites|eats|drinks|likes|loves|wants) only /iu, 'only $<verb> '],
  [/^(?:only|just) knows how to /iu, 'only ']
] // prettier-ignore

/**
 * A wish for a made-up character that says more of it than any story tells, as what is said first or behind the joint: of “a cement
 * mixer who can’t stop spinning and gets dizzy” that it can’t stop spinning, of “a ghost who is scared of people and says boo
 * sorry” that it is scared of people. Only where that has a story, and what would be told says nothing of it; null of what may
 * hurt.
 */
export function readAsMainClause(
  asked: StoryBrief,
  whole: Reading,
  told: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  const wish = asked.theme.trim()
  if (!isPlain(whole) || whole.wish.isQuestion || whole.brand !== null || wish.length > MOST_LETTERS) return null
  const { plot } = nearestOf(told, library, memory)
  if (plot === undefined || isOfDeed(plot) || (plot.tellsAny !== undefined && !SAYS_ONLY.includes(plot.tellsAny)))
    return null
  const clauses = mainClauses(wish)
  if (clauses.length === 0 || mayHurt(wish) || findsSomethingGrave(wish)) return null
  if (isOfOneWish(plot) && (isNamed(plot, wish) || shareTold(plot, whole, library) >= TELLS_MOST)) return null
  for (const { who, clause } of clauses) {
    // A story of just such deeds tells all that is said of them.
    if (plot.deeds !== undefined && wish.endsWith(clause)) continue
    const read = readAsPart(asked, whole, `${who} who ${clause}`, library, memory)
    if (read === null) continue
    const found = nearestOf(read, library, memory).plot
    if (found !== undefined && (isOfJustThat(found) || (isOfOneWish(found) && isNamed(found, `${who} ${clause}`))))
      return read
  }
  return null
}

function isNamed({ wishes }: ScenePlot, wish: string): boolean {
  const said = stemsOf(wish)
  return stemsOfEach(wishes ?? NO_WORDS).some(
    ({ stems }) => stems.length >= LEAST_NAMED && stems.every((stem) => said.has(stem))
  )
}

/** Told of any who have just such a trouble, do just that, or have such work. */
function isOfDeed(plot: ScenePlot): boolean {
  return isOfJustThat(plot) || (plot.visits !== undefined && !SAID_OF_ANY.includes(plot.visits))
}

function isOfJustThat({ whoever, tellsAny }: ScenePlot): boolean {
  return whoever !== undefined || IS_PLAYED.includes(tellsAny)
}

/** In these nothing comes of what the character is or does. */
const SAYS_ONLY: readonly ScenePlot['tellsAny'][] = [
  'events',
  'once',
  'act',
  'said',
  'parts',
  'thing',
  'deed',
  'news',
  'happened',
  'quarrel',
  'known'
]
const IS_PLAYED: readonly ScenePlot['tellsAny'][] = ROLE_KINDS

/** “Can drive a bus” is that it drives one. */
function doneOf(part: string): string[] {
  const { verb = '', rest = '' } = CAN.exec(part)?.groups ?? {}
  return verb === '' ? [] : [`${thirdPerson(verb)}${rest}`]
}

const CAN = /^(?:can|could|is able to|knows how to) (?<verb>\p{Ll}+)(?<rest> .+)$/iu

/** What is said first comes first, and each in the words of the stories as well. */
export function mainClauses(wish: string): { who: string; clause: string }[] {
  const { who = '', noun = '', joint = '', clause = '' } = WITH_CLAUSE.exec(wish)?.groups ?? {}
  if (!isMadeUp(noun) && !isMadeUp(who)) return []
  const isState = /[’']?s$/iu.test(joint) && !/^(?:got|lost|had|been|gone)(?!\p{L})/iu.test(clause)
  const whole = `${isState ? 'is ' : ''}${clause}`
  const parts = [whole, ...whole.split(JOINT)]
    .map((part) => part.trim())
    .filter((part) => part !== '' && !OF_ANOTHER.test(part))
  const clauses = parts.flatMap((part) => [
    part,
    ...IN_THEIR_WORDS.flatMap(([pattern, words]) => (pattern.test(part) ? [part.replace(pattern, words)] : [])),
    ...doneOf(part)
  ])
  return [...new Set([withArticle(who.replace(/^(?:an?|the|one|my|our) /iu, '')), withArticle(noun)])].flatMap((one) =>
    [...new Set(clauses)].map((each) => ({ who: one, clause: each }))
  )
}
