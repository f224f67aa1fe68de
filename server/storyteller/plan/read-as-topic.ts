import type { DeedKind } from '#content/deed-kinds.ts'
import type { ScenePlot } from '#content/format.ts'
import type { StoryLibrary } from '#content/library.ts'
import { PET_WORDS } from '../language/family-words.ts'
import type { Memory } from '../memory.ts'
import { namesGraveHarm } from '../sorrow/joy-rules.ts'
import { isOrMayBeSorrow } from '../sorrow/sorrow.ts'
import { wordPattern } from '../word-pattern.ts'
import { NO_WORDS, stemsOf, stemsOfEach } from '../word-stems.ts'
import { mayBeRepeated } from './may-be-repeated.ts'
import { mayHurt } from './may-hurt.ts'
import { isPlain, nearestOf, SAID_OF_ANY } from './nearest-told.ts'
import { firstThatCanTell } from './nearest-written.ts'
import type { Reading } from './reading.ts'
import { wordsAsked } from './share-told.ts'
import { termsAsked, termsOfNoun } from './terms-asked.ts'
import { type WrittenTopic, writtenTopics } from './written-topics.ts'

/** In these a family’s day, or a tale of its own, is only told again: each says its words, and nothing in it comes from what they say. */
const TELL_IT_AGAIN: readonly ScenePlot['tellsAny'][] = [
  'recounted',
  'relived',
  'again',
  'today',
  'act',
  'said',
  'news',
  'did',
  'we',
  'happened',
  'thing',
  'madeup'
]
/**
 * Of these kinds of deeds the story needs what the wish does not say: where to, in what words, what was lost. Of 13 such
 * wishes editors preferred the story of the noun in all; of those that sing, knit or are stuck the story of the deed.
 */
const ONLY_SAID: readonly DeedKind[] = [
  'talks',
  'learns',
  'forgets',
  'delivers',
  'builds',
  'waits',
  'travels',
  'flees',
  'prefers'
]
/** A noun for which the story was written, beside one that only comes up in it. */
const FOR_A_KEY = 1.6
/** A word that is no noun. */
const IN_PASSING = 0.3
/** However rare it is, one noun is not more than what several say together. */
const MOST_OF_A_WORD = 5
/** Of several words for which the story was written all are said. */
const FOR_ITS_NAME = 3
/** Of a day of several things a story that is about fewer of them tells less than all of them in their order. */
const HALF_OF_SEVERAL = 0.5
/** From here on a story is about what the message is about. */
const LEAST = 2.4

/**
 * A wish of which nothing would be told but its words, as the story that was written for what most of them are about: “my
 * shadow puppet fell off its stick in front of all the parents” by that of shadow puppets. Editors preferred that one
 * in 19 of 22 (7.5 of 10 beside 4.8). Null where no story is about any of it, and of what may be a sorrow or may not be repeated.
 */
export function readAsTopic(whole: Reading, read: Reading, library: StoryLibrary, memory: Memory): Reading | null {
  if (!isPlain(whole) || !isPlain(read) || whole.wish.isQuestion || whole.brand !== null) return null
  const { plot } = nearestOf(read, library, memory)
  if (plot !== undefined && !tellsOnlyWords(plot)) return null
  const message = whole.request.message ?? whole.request.theme
  const isOfOne = OF_ONE.test(message)
  // What a child builds from pillows is played.
  if (plot?.tellsAny === 'once' && !isOfOne) return null
  if (isGrave(message, whole.wish.visitor !== null)) return null
  const anchors = termsAsked(whole)
  const stems = new Set([...wordsAsked(whole), ...anchors.keys()].filter((stem) => !OF_SEEING.has(stem)))
  // Of a tapir that rides the tube no story of riding tells.
  const nouns = isOfOne ? termsOfNoun(whole) : anchors
  const isOfSeveral = (read.wish.says['told.2'] ?? read.wish.says['today.three']) !== undefined
  const least = isOfSeveral ? anchors.size * HALF_OF_SEVERAL : 0
  const scores = writtenTopics(library)
    .filter(({ keys, topics }) => {
      const isOf = (term: string): boolean => keys.has(term) && topics.has(term)
      return [...nouns.keys()].some(isOf) && [...anchors.keys()].filter(isOf).length >= least
    })
    .map((topic) => ({ topic, score: scoreOf(topic, anchors, stems) }))
  // A dog that was stung is no child that was.
  const pet = stemsOf(OUR_PET.exec(message)?.groups?.['pet'] ?? '')
  const topic = firstThatCanTell(scores, whole, library, memory, ({ keys }) => [...pet].every((stem) => keys.has(stem)))
  return topic === undefined ? null : { ...whole, written: topic.plot.id }
}

/** What is done in every story, and is no train that sees the sea. */
const OF_SEEING = stemsOf('see sees saw seen seeing look looked looking')
const OF_ONE = /^(?:an?|the|one) /iu
const OUR_PET = wordPattern(
  String.raw`(?<!\p{L})(?:my|our|his|her|the) (?:\p{L}+ )?(?<pet>${PET_WORDS.join('|')})(?!\p{L})`,
  'iu'
)

/** A glass box is where it may have to be; what is said of a baby is said, or has its story. */
const OF_A_BABY = /(?<!\p{L})(?:bab(?:y|ies)|newborns?)(?!\p{L})/iu

/** Of a family’s own day more is asked than of a character’s. */
function isGrave(message: string, isOfCharacter: boolean): boolean {
  if (isOrMayBeSorrow(message) || namesGraveHarm(message) || OF_A_BABY.test(message)) return true
  return isOfCharacter ? mayHurt(message) : !mayBeRepeated(message)
}

/** Whether in such a story what the wish says is only said, or happens in a way that any other deed could. */
function tellsOnlyWords({ tellsAny, visits, deeds, whoever, used, nouns, ofNature }: ScenePlot): boolean {
  // How an octopus with nine arms is made is played.
  if ((whoever ?? used ?? nouns ?? ofNature) !== undefined) return false
  if (visits !== undefined) return tellsAny === undefined && SAID_OF_ANY.includes(visits)
  if (tellsAny === 'once') return deeds === undefined || deeds.every((kind) => ONLY_SAID.includes(kind))
  return TELL_IT_AGAIN.includes(tellsAny)
}

/** How much of what is said a story is about; 0 of too little. */
function scoreOf(
  { plot, keys, terms }: WrittenTopic,
  anchors: ReadonlyMap<string, number>,
  stems: ReadonlySet<string>
): number {
  const isNamed = stemsOfEach(plot.wishes ?? NO_WORDS).some(
    (entry) => entry.stems.length > 1 && entry.stems.every((stem) => stems.has(stem))
  )
  let score = isNamed ? FOR_ITS_NAME : 0
  for (const stem of stems) {
    const weight = terms.get(stem) ?? 0
    const asked = anchors.get(stem)
    if (asked === undefined) score += weight * IN_PASSING
    else score += Math.min(weight * asked * (keys.has(stem) ? FOR_A_KEY : 1), MOST_OF_A_WORD)
  }
  return score < LEAST ? 0 : score
}
