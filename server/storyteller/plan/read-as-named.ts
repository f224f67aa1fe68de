import type { StoryLibrary } from '#content/library.ts'
import type { Memory } from '../memory.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { namesGraveHarm, namesHarm } from '../sorrow/joy-rules.ts'
import { farFromSorrow, isHeardByModelOnly } from '../sorrow/sorrow.ts'
import type { StoryBrief } from '../story-brief.ts'
import { NO_WORDS, stemsOf, stemsOfList, stemsOfSaid } from '../word-stems.ts'
import { tellsOfHurt } from './may-hurt.ts'
import { isPlain, nearestOf } from './nearest-told.ts'
import { asPartOf } from './read-as-part.ts'
import { readRequest, type Reading } from './reading.ts'
import { wordsAsked } from './share-told.ts'
import { type NamedStory, namedIn } from './written-for.ts'

/** A story is only named by two words and more: “dog” is said in any message. */
const LEAST_OF_NAME = 2
/** Of the words of a message, those that a story was written for or expects beside it. */
const NEARLY_ALL = 0.8
const MOST = 0.65
/** And of these, what names the story. */
const NAMES_IT = 0.4
/** In log-odds above what is taken for a sorrow: so sure of one the model is not to be overruled by nearly all of the words, nor by most of them. */
const SURE = 6
const DOUBTFUL = 1.5

/**
 * A message that the model of sorrows alone took for one, and of nearly all of whose words a story was written, as that story: “a
 * family photo with all the cousins”, “our class got chicks hatching in an incubator”. Of a thousand held-out sorrows one is told
 * so. Null of any other message, and where what is left of it names a harm or hints at a need.
 */
export function readAsNamed(asked: StoryBrief, whole: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  const message = asked.theme
  if (whole.theme.kind !== 'comfort' || !isHeardByModelOnly(message)) return null
  const doubt = -farFromSorrow(message)
  if (doubt >= SURE || tellsOfHurt(message) || hintsAtNeed(message) || namesGraveHarm(message)) return null
  const said = new Set(wordsAsked(whole))
  const named = namedIn(said, library).filter((each) => isTold(each, message, said, doubt))
  for (const { plot, words } of named.toSorted((one, other) => other.stems.length - one.stems.length)) {
    const read = readRequest({ ...asked, theme: words, message }, library, memory)
    if (isPlain(read) && nearestOf(read, library, memory).plots.includes(plot)) return asPartOf(read, asked, whole)
  }
  return null
}

function isTold({ plot, stems }: NamedStory, message: string, said: ReadonlySet<string>, doubt: number): boolean {
  if (stems.length < LEAST_OF_NAME || stemsOfSaid(plot.except ?? NO_WORDS, said).size > 0) return false
  const expected = new Set([...stems, ...stemsOfList(plot.answers ?? NO_WORDS)])
  const share = [...said].filter((stem) => expected.has(stem)).length / said.size
  const isNamed = stems.length >= said.size * NAMES_IT
  if (share < (isNamed && doubt < DOUBTFUL ? MOST : NEARLY_ALL)) return false
  return !namesHarm(leftOf(message, expected))
}

/** What a message says beside its story, and no word of how that goes together. */
function leftOf(message: string, expected: ReadonlySet<string>): string {
  const words = message.split(/\s+/u)
  return words.filter((word) => !LINKS.test(word) && ![...stemsOf(word)].some((stem) => expected.has(stem))).join(' ')
}

const LINKS = /^(?:because|since)$/iu
