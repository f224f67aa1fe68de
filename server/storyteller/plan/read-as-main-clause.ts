import { ROLE_KINDS, type ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { withArticle } from '../language/common-nouns.ts'
import { findsSomethingGrave } from '../language/glad-model.ts'
import { baseOfVerb, isIrregularPast, thirdPerson, verbFormsAsTyped } from '../language/verb-forms.ts'
import type { Memory } from '../memory.ts'
import { withoutPreamble } from '../message/preamble.ts'
import type { StoryBrief } from '../story-brief.ts'
import { isMadeUp } from '../wish/said-of-visitor.ts'
import { wordPattern } from '../word-pattern.ts'
import { mayHurt } from './may-hurt.ts'
import { isOfDeed, isPlain, nearestOf } from './nearest-told.ts'
import { isNamedInTwoWords } from './read-as-noun-of-message.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'
import { shareTold } from './share-told.ts'

/** In letters: a longer wish says more than one deed. */
const MOST_LETTERS = 120
/** A story that was written for so much of a wish tells it. */
const TELLS_MOST = 0.75
const PLAYED: readonly ScenePlot['tellsAny'][] = ROLE_KINDS
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

const WITH_CLAUSE = wordPattern(
  String.raw`^(?<who>(?:(?:an?|the|one) )?(?:(?!(?:and|or|of|with|in|on|who|that|which)(?!\p{L}))[\p{L}-]+ ){0,4}?(?<noun>[\p{L}-]+))(?:,? (?:called|named) \p{L}+)?,? (?<joint>(?:who|that|which)(?:[’']?s)?) (?<clause>.+?)[.! ]*$`,
  'iu'
)
/** A dragon “who’s eaten” has eaten. */
const HAS_DONE =
  /^(?:(?:always|never|just) )?(?:got|had|been|gone|eaten|forgotten|learn(?:ed|t)|broken|swallowed|seen|wanted|lost (?=its|his|her|their|the))(?!\p{L})/iu
/** Where another deed begins. */
const JOINT = /,? (?:and(?: then| so)?|but|so)(?: (?:he|she|it|they|that|who))?(?= )|, /giu
/** When and by whom: only what stands before it is the deed, and not of one that is only or never done so. */
const TAIL = / (?:when|whenever|while|because|cos) .+$| by \p{Lu}[\p{L}’-]+$/u
const ON_CONDITION = /^(?:(?:is|was) )?(?:never|only|always|won[’']?t|can(?:[’']?t|not))(?!\p{L})/iu
/** What the character does, and no other beside it. */
const DOES =
  /^(?:(?:is|was|has|had|can(?:[’']?t|not)?|could(?:n[’']?t)?|won[’']?t|would(?:n[’']?t)?|doesn[’']?t|didn[’']?t|never|always|only|just|also|really) )/iu
const OF_ANOTHER =
  /^(?:\p{Lu}|(?:every(?:one|body)|nobody|no one|some(?:one|body)|people|kids|children|friends|others|two|three|four|there|the|an?|his|her|its|their|my|our|all|we|i|you|what|how)(?!\p{Ll}))/u

/** The same deed in the words of the stories. */
const IN_THEIR_WORDS: readonly ((clause: string) => string | null)[] = [
  (clause) => replaced(clause, /^(?:refuses?|refused) to /iu, 'won’t '),
  (clause) =>
    replaced(
      clause,
      /^(?:(?:has |had )?forg(?:ot|ets|otten) how to|(?:doesn[’']?t|didn[’']?t) know how to|can(?:[’']?t|not) remember how to|has never learn(?:ed|t) (?:how )?to) /iu,
      'can’t '
    ),
  (clause) => replaced(clause, /^(?<verb>bites|eats|drinks|likes|loves|wants) only /iu, 'only $<verb> '),
  (clause) => replaced(clause, /^(?:only|just) knows how to /iu, 'only '),
  (clause) => {
    const { deed } = /^(?:is|was) (?:(?:really|very|so|too) )*(?:scared|afraid|frightened|terrified) to (?<deed>.+)$/iu.exec(clause)?.groups ?? {}
    const doing = deed === undefined ? undefined : verbFormsAsTyped(deed.toLowerCase())?.ing
    return doing === undefined ? null : `is afraid of ${doing}`
  },
  (clause) => {
    const { verb, rest = '' } = CAN.exec(clause)?.groups ?? {}
    return verb === undefined ? null : `${thirdPerson(verb.toLowerCase())}${rest}`
  }
] // prettier-ignore

const CAN =
  /^(?:can|could|is able to|knows how to) (?!(?:not|never|only|hardly|barely|also|just|be|no)(?!\p{L}))(?<verb>\p{L}+)(?<rest> .+)$/iu

function replaced(clause: string, pattern: RegExp, words: string): string | null {
  return pattern.test(clause) ? clause.replace(pattern, words) : null
}

/**
 * A wish for a made-up character that says more of it than any story tells, as what is said first or behind the joint: of “a cement
 * mixer who can’t stop spinning and gets dizzy” that it can’t stop spinning, of “a ghost who is scared of people and says boo
 * sorry” that it is scared of people. Only where a story is told of any who do that, and what would be told is of the noun
 * alone or only says the words; null of a question, a brand, a long wish and what may hurt.
 */
export function readAsMainClause(
  asked: StoryBrief,
  whole: Reading,
  told: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  const wish = withoutPreamble(asked.theme)
  if (!isPlain(whole) || whole.wish.isQuestion || whole.brand !== null || wish.length > MOST_LETTERS) return null
  const { plot } = nearestOf(told, library, memory)
  if (plot === undefined || isOfDeed(plot) || (plot.tellsAny !== undefined && !SAYS_ONLY.includes(plot.tellsAny)))
    return null
  const clauses = mainClauses(wish)
  if (clauses.length === 0) return null
  if (isOfOneWish(plot) && (isNamedInTwoWords(plot, wish) || shareTold(plot, whole, library) >= TELLS_MOST)) return null
  // The models are asked last: they cost more than all before.
  if (mayHurt(wish) || findsSomethingGrave(wish)) return null
  for (const { who, clause, isWhole } of clauses) {
    // A story of just such deeds tells all that is said of them.
    if (plot.deeds !== undefined && isWhole) continue
    const read = readAsPart(asked, whole, `${who} who ${clause}`, library, memory)
    const found = read === null ? undefined : nearestOf(read, library, memory).plot
    if (read !== null && found !== undefined && tellsJustThat(found, `${who} ${clause}`)) return read
  }
  return null
}

function tellsJustThat(plot: ScenePlot, said: string): boolean {
  return (
    plot.whoever !== undefined || PLAYED.includes(plot.tellsAny) || (isOfOneWish(plot) && isNamedInTwoWords(plot, said))
  )
}

interface MainClause {
  who: string
  clause: string
  /** All that is said, as it was typed. */
  isWhole: boolean
}

/** What is said first comes first, and each in the words of the stories as well; none of a person or a pet that may be real. */
export function mainClauses(wish: string): MainClause[] {
  const { who = '', noun = '', joint = '', clause = '' } = WITH_CLAUSE.exec(wish)?.groups ?? {}
  if (!isMadeUp(who)) return []
  const isState = /[’']?s$/iu.test(joint) && !HAS_DONE.test(clause)
  const whole = `${isState ? 'is ' : ''}${clause}`
  const [first = '', ...others] = whole.split(JOINT).map((part) => part.trim())
  const beforeTail = ON_CONDITION.test(whole) && !/ by \p{Lu}/u.test(whole) ? first : first.replace(TAIL, '')
  const parts = [...new Set([whole, first, beforeTail, ...others.filter(isItsDeed)])].filter((part) => part !== '')
  const clauses = parts.flatMap((part) => [
    { clause: part, isWhole: part === whole },
    ...IN_THEIR_WORDS.flatMap((inTheirs) => {
      const said = inTheirs(part)
      return said === null ? [] : [{ clause: said, isWhole: false }]
    })
  ])
  const called = [withArticle(who.replace(/^(?:an?|the|one) /iu, '')), ...(isMadeUp(noun) ? [withArticle(noun)] : [])]
  return [...new Set(called)].flatMap((one) => clauses.map((each) => ({ who: one, ...each })))
}

/** Behind a joint stands its own deed only where that begins with a verb. */
function isItsDeed(part: string): boolean {
  if (OF_ANOTHER.test(part)) return false
  const [verb = ''] = part.split(' ')
  return DOES.test(part) || (/(?:s|ed)$/u.test(verb) && baseOfVerb(verb) !== verb) || isIrregularPast(verb)
}
