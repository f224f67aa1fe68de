import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { KIN_WORDS } from '../language/family-words.ts'
import type { Memory } from '../memory.ts'
import { withoutPreamble } from '../message/preamble.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { farFromSorrow } from '../sorrow/sorrow.ts'
import type { StoryBrief } from '../story-brief.ts'
import { countWords, namesOneOf } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'
import { mayHurt, saysMoreThanThat, tellsOfHurt } from './may-hurt.ts'
import { isPlain, nearestOf } from './nearest-told.ts'
import { readAsPhrase } from './read-as-noun-of-message.ts'
import { ledAs } from './read-as-part.ts'
import type { Reading } from './reading.ts'

/** In words; what is longer is a sentence of its own. */
const MOST_WORDS = 7
/** By the model of sorrows, in log-odds, of all that was typed. */
const FAR_FROM_SORROW = -1.5

/**
 * A message of which nothing could be told but its words, as what it begins with, where there is a story of that: of
 * “garbage truck, early in the morning. make it rhyme” a garbage truck, of “mouse orchestra” a mouse. Null where it may hurt, where
 * it begins with one of the family or a day, and where more is said after it than how it is to be told.
 */
export function readAsLead(
  asked: StoryBrief,
  whole: Reading,
  told: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  if (!isPlain(whole) || whole.wish.isQuestion || whole.brand !== null) return null
  if (mayHurt(asked.theme)) return null
  const { kind } = nearestOf(told, library, memory)
  if (kind !== undefined && TELLS_IT_AS_SAID.includes(kind)) return null
  const message = withoutPreamble(asked.theme.trim()).replace(FOR_WHOM, '')
  const [lead = ''] = message.split(LEAD_ENDS)
  if (IS_ORDERED.test(message.slice(lead.length))) return null
  // The lunch of a lighthouse keeper is no lighthouse.
  if (/[’']s?(?= )/u.test(lead)) return null
  if (lead === '' || countWords(lead) > MOST_WORDS || OF_THE_FAMILY.test(lead)) return null
  if (namesOneOf(asked.characters, lead)) return null
  if (!isMildAfter(asked.theme, message.slice(lead.length))) return null
  const reading = readAsPhrase(asked, whole, lead.trim(), library, memory)
  return reading && ledAs(told, reading)
}

/** Whether neither all of it nor what comes after its first words is grave: that says nothing but how it is to be told. */
function isMildAfter(message: string, rest: string): boolean {
  if (hintsAtNeed(message) || saysMoreThanThat(message)) return false
  if (farFromSorrow(message) < FAR_FROM_SORROW) return false
  const clauses = rest.split(CLAUSE_ENDS).map((clause) => clause.replace(LEADS_ON, '').trim())
  return clauses.every(
    (clause) => clause === '' || (SAYS_HOW.test(clause) && !namesHarm(clause) && !tellsOfHurt(clause))
  )
}

/** A known noun is called all evening as the wish calls it (“moustache cow”), and what happened happens again. */
const TELLS_IT_AS_SAID: readonly ScenePlot['tellsAny'][] = [
  'known',
  'again',
  'news',
  'happened',
  'letdown',
  'tomorrow',
  'losing',
  'quarrel',
  'waiting'
]
const CLAUSE_ENDS = /[,.!?;:()–—]+|(?<=\p{L}) (?:but|so that|because)(?= )/u
const LEADS_ON = /^(?:\s|and|but|please|pls|story|just|maybe|perhaps|also)+(?!\p{L})/iu
/** A closed list: a sorrow can hide in whatever else is said (“football, the man at the fence has sweets”). */
const SAYS_HOW = wordPattern(
  String.raw`^(?:(?:make it|with|in|a bit|a little|very|really|quite|not|nothing|no) ){0,3}(?:(?:short|long|longer|shorter|funny|calm|quiet|cosy|cozy|gentle|soft|slow|sleepy|rhym(?:e|es|ing)|scary|spooky|too|babyish|childish|preachy|simple|easy|words|silly|kind|warm|and|or|a little|a bit|if you can|thanks|thank you|please|pls|at the end|two|pages?|minutes?|at most|happens|in it) ?)+$|^(?:he|she|they|my (?:son|daughter|boy|girl|kid|little one))(?: is| are|’s|'s|’re|'re) (?:only |nearly |almost |just |turning )*(?:\p{N}+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: and a half)?$|^for (?:my |our |an? )?(?:\p{N}+|two|three|four|five|six|seven|eight|nine|ten) ?(?:-| )?(?:yr|year)s?(?:-| )?olds?(?: (?:boy|girl|son|daughter))?$|^(?:he|she|it|they|everybody|everyone) (?:should|shouldn[’']t|must|has to|have to|can|could|may)(?: not)? (?:be |get |make |go |help |win|end |all |happy|friends|quieter?|laugh|asleep|home|to bed|towards the end|at the end|in the end| )+$|^we can all go to bed$|^(?:early|late) in the (?:morning|evening)$|^(?:at night|(?:it )?smells of \p{L}+|no fighting|without fighting)$`,
  'iu'
)

/** “For Kwame, 6, drums!!” */
const FOR_WHOM = /^for (?:my |our )?\p{L}+(?: \([^)]*\)|,? \p{N}+)?(?: who[^,]*)?,? /iu
const LEAD_ENDS =
  /[,.!?;:(–—]|(?<=\p{L}) (?:but|please|pls|without|with no|because|where (?:nobody|no one)|story|for (?:my|our|his|her|the|an?|\p{Lu}\p{L}+))(?!\p{L})/u
const OF_THE_FAMILY = wordPattern(
  String.raw`^(?:i|we|he|she|it|they|there|this|that|one|two of|my|our|his|her|their|your|you|no|not|nobody|somebody|today|tomorrow|tonight|yesterday|first|last|so|ok|hi|hello|dear|can|could|would|please|baby|${KIN_WORDS.join('|')})(?!\p{L})`,
  'iu'
)
/** What is to be told is said after it. */
const IS_ORDERED =
  /(?<!\p{L})(?:(?:story|tale|tell(?: \p{L}+)?|something|one|be) (?:about|of|on|with|where)|wants?|would like|how about)(?!\p{L})/iu
