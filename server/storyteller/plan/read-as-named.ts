import type { StoryLibrary } from '#content/library.ts'
import { PARENT_WORDS, RELATIVE_WORDS } from '../language/family-words.ts'
import type { Memory } from '../memory.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { namesGraveHarm, namesHarm } from '../sorrow/joy-rules.ts'
import { hintsBeside } from '../sorrow/need-beside.ts'
import { farFromSorrow, isHeardByModelOnly } from '../sorrow/sorrow.ts'
import type { StoryBrief } from '../story-brief.ts'
import { NO_WORDS, stemsOf, stemsOfList, stemsOfSaid } from '../word-stems.ts'
import { saysMoreThanThat, tellsOfHurt } from './may-hurt.ts'
import { isPlain, nearestOf } from './nearest-told.ts'
import { asPartOf } from './read-as-part.ts'
import { readRequest, type Reading } from './reading.ts'
import { wordsAsked } from './share-told.ts'
import { type NamedStory, namedIn } from './written-for.ts'

/** A story is only named by two words and more: “dog” is said in any message. */
const LEAST_OF_NAME = 2
/** Of the words of a message, those that a story was written for or expects beside it. */
const NEARLY_ALL = 0.8
/** The same where these two are so much of it, and a sorrow is hardly heard. */
const MOST = 0.65
/** Of the words of a message, those that name the story. */
const NAMES_IT = 0.4
/** In log-odds above what is taken for a sorrow: surer than that of one the model is not overruled. */
const MOST_SURE = 3
/** In log-odds, and hardly heard. */
const HARDLY = 1.5

/**
 * A message that the model of sorrows alone took for one, and of nearly all of whose words a story was written, as that story: “a
 * family photo with all the cousins”, “sleeping in the airport because the plane was snowed in”. Null of any other message, where
 * anything beside the name of the story is a harm or hints at a need, and where something is not so, or a person is missing:
 * “a big family photo with no dad”.
 */
export function readAsNamed(asked: StoryBrief, whole: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  const message = asked.theme
  if (whole.theme.kind !== 'comfort' || !isHeardByModelOnly(message)) return null
  const doubt = -farFromSorrow(message)
  if (doubt >= MOST_SURE || IS_NOT_SO.test(message)) return null
  if (namesGraveHarm(message) || saysMoreThanThat(message) || tellsOfHurt(message) || hintsAtNeed(message)) return null
  const said = new Set(wordsAsked(whole))
  const spoken = stemsOf(message)
  const named = namedIn(spoken, library).filter((each) => isTold(each, message, { said, spoken, doubt }))
  for (const { plot, words } of named.toSorted((one, other) => other.stems.length - one.stems.length)) {
    const read = readRequest({ ...asked, theme: words, message }, library, memory)
    if (isPlain(read) && nearestOf(read, library, memory).plots.includes(plot)) return asPartOf(read, asked, whole)
  }
  return null
}

const IS_NOT_SO = /(?<!\p{L})(?:no|not|never|nobody|no one|none|nothing|without|only|last)(?!\p{L})|n[’']t(?!\p{L})/iu

interface Heard {
  /** What is said that means something. */
  said: ReadonlySet<string>
  /** All that is said. */
  spoken: ReadonlySet<string>
  doubt: number
}

function isTold({ plot, stems }: NamedStory, message: string, { said, spoken, doubt }: Heard): boolean {
  if (stems.length < LEAST_OF_NAME || stemsOfSaid(plot.except ?? NO_WORDS, spoken).size > 0) return false
  const expected = new Set([...stems, ...stemsOfList(plot.answers ?? NO_WORDS)].filter((stem) => !OF_KIN.has(stem)))
  const share = [...said].filter((stem) => expected.has(stem)).length / said.size
  const isNamed = stems.length >= said.size * NAMES_IT
  if (share < (isNamed && doubt < HARDLY ? MOST : NEARLY_ALL)) return false
  const beside = besideName(message, new Set(stems))
  return !namesHarm(beside) && !hintsBeside(beside)
}

/** Who is said to be there is no sign that all is well. */
const OF_KIN = stemsOf(
  [...PARENT_WORDS, ...RELATIVE_WORDS].filter((word) => !/^(?:cousins?|family)$/u.test(word)).join(' ')
)

/** What a message says beside the name of its story, and no word of how that goes together. */
export function besideName(message: string, stems: ReadonlySet<string>): string {
  const words = message.split(/\s+/u)
  return words.filter((word) => !LINKS.test(word) && ![...stemsOf(word)].some((stem) => stems.has(stem))).join(' ')
}

const LINKS = /^(?:because|since)$/iu
