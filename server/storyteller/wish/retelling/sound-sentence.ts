import { isMass, isPlural } from '../../language/common-nouns.ts'
import { isFinite, isPast } from './clauses.ts'
import { taggedWords, type TaggedWord } from './tagged-words.ts'

/** Words of one or two letters; all others are typed in a hurry: “w”, “rn”. */
const SHORT_WORDS = new Set(
  'a i am an as at ax be by do ex go he hi if in is it me my no of oh ok on or ox pa pi so to tv uk up us we dj pe ac ma la de el'.split(
    ' '
  )
)
const THEN = /^(?:was|were|had|could|would|should|might|did|must|couldn|wouldn|didn|wasn|weren|hadn|[’']d)$/iu
const LEFT_OPEN =
  /(?<!\p{L})(?:all|also|very|not|with|and|so|then|an?|the|of|to|for|from|after|before|until|had|behind|til)$/iu
const TWICE = /(?<!\p{L})(?<word>\p{L}{2,}) \k<word>(?!\p{L})/iu
/** The doer of “it rained” is no child. */
const WEATHER =
  /^(?!It |There |The (?:rain|sky|cloud|wind)|Snow|Rain|Hail)[^.]{1,40}? (?:rained|snowed|poured down|hailed|drizzled)(?!\p{L})/u

/**
 * Whether a sentence that was put together from a message may be read to a child: it begins with a doer that has an
 * article where English wants one, each of its verbs is in the past, and nothing in it is cut off or typed in short. By the
 * tagger's reading of the finished sentence, and so a check upon what the first reading took it for.
 */
export function isSound(sentence: string): boolean {
  if (LEFT_OPEN.test(sentence) || TWICE.test(sentence) || WEATHER.test(sentence)) return false
  const words = taggedWords(sentence.replaceAll('’', "'"))
  if (words.some(({ text }) => /^\p{L}{1,2}$/u.test(text) && !isShortWord(text, words))) return false
  return beginsWell(words) && words.every((_, at) => isTold(words, at))
}

function isShortWord(text: string, words: readonly TaggedWord[]): boolean {
  return (
    SHORT_WORDS.has(text.toLowerCase()) ||
    /^\p{Lu}/u.test(text) ||
    words[words.findIndex((word) => word.text === text)]?.isGlued === true
  )
}

/** “Kids”, “the kids”, “snow”, “Leo”, and neither “menu” nor “the Salma”. */
function beginsWell(words: readonly TaggedWord[]): boolean {
  const [first, second, third] = words
  if (first === undefined) return false
  if (/^the$/iu.test(first.text) && second?.pos === 'PROPN' && third !== undefined && isPastOrThen(third)) return false
  if (first.pos !== 'NOUN' && first.pos !== 'ADJ') return true
  const verbAt = words.findIndex((word, at) => at > 0 && isPastOrThen(word))
  const head =
    words
      .slice(0, verbAt)
      .findLast(({ pos }) => pos === 'NOUN')
      ?.text.toLowerCase() ?? ''
  return /^tomorrow$/iu.test(head) || isPlural(head) || isMass(head)
}

function isPastOrThen({ text }: TaggedWord): boolean {
  return THEN.test(text) || isPast(text.toLowerCase())
}

/** “Kids cook”, “everyone giggles”: a verb of now. */
function isTold(words: readonly TaggedWord[], at: number): boolean {
  const [last, word] = [words[at - 1], words[at]]
  if (word === undefined || word.pos !== 'VERB' || !isFinite(words, at) || isPastOrThen(word)) return true
  return last !== undefined && /^(?:NUM|ADJ|DET|ADP|PART|AUX|VERB)$/u.test(last.pos)
}
