import { knownNoun } from '#content/lexicon.ts'
import { isCountable, isMass, isPlural } from '../language/common-nouns.ts'
import { KIN_WORDS, PET_WORDS } from '../language/family-words.ts'
import { LEAST_OF_MESSAGE, readMessage } from '../language/message-subjects.ts'
import { isPastVerb } from '../language/past-verbs.ts'
import { partsOf } from '../language/wish-clause.ts'
import { isEnglishWord } from '../language/word-list.ts'
import { rememberedFor } from '../remembered.ts'
import { countWords } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'
import { stemsOf } from '../word-stems.ts'
import type { Reading } from './reading.ts'

/** Whom or what the subject of a message begins with weighs so much more, and what is said beside the subject so much less. */
const FIRST_OF_ALL = 1.4
const BESIDE_SUBJECT = 0.4

/** Terms of the wish that may be what a story is about, each with how much it is asked for: 1 is what all of its subject is. */
export const termsAsked = rememberedFor((reading: Reading) => readTerms(reading, false))
/** The same of the noun that it begins with, and of nothing that is said of that. */
export const termsOfNoun = rememberedFor((reading: Reading) => readTerms(reading, true))

function readTerms({ request, cast }: Reading, isOfNoun: boolean): ReadonlyMap<string, number> {
  const whole = request.message ?? request.theme
  const message = (isOfNoun ? withoutDoing(whole.replace(AFTER_NOUN, '')) : whole)
    .replace(MADE_OUT_OF_IT, ' ')
    .replace(LOOKS_LIKE, ' ')
    .replaceAll(CANNOT_STOP, ' ')
  const names = new Set(cast.flatMap(({ called }) => [...stemsOf(called)]))
  const called = cast.map((member) => member.called)
  const subjects = countWords(message) < LEAST_OF_MESSAGE ? [] : readMessage(message, called).subjects
  const phrase = headOfPhrase(message)
  const subject = stemsOf(phrase ?? (subjects.length === 0 ? message : subjects.join(' ')))
  const terms = new Map<string, number>()
  for (const word of message.toLowerCase().split(/[^\p{L}’'-]+/u))
    for (const term of stemsOf(word)) {
      if (names.has(term) || !mayBeTopic(word)) continue
      const isOfSubject = subject.has(term) && !PETS.has(word)
      // A robot that lives in our fridge is a robot.
      const isFirst = isOfSubject && [...terms.values()].every((weight) => weight < 1)
      const weight = isFirst ? FIRST_OF_ALL : isOfSubject ? 1 : phrase === null ? BESIDE_SUBJECT : 0
      terms.set(term, Math.max(weight, terms.get(term) ?? 0))
    }
  // A goat that wants to be headmaster is no family’s pet: nothing else is asked for.
  if (/^(?:an?|the) /iu.test(message) && ![...terms.values()].some((weight) => weight >= 1))
    for (const [term] of [...terms].filter(([term]) => subject.has(term)).slice(0, 1)) terms.set(term, FIRST_OF_ALL)
  return terms
}

/** One who cannot stop whistling has no need to learn it. */
const CANNOT_STOP = /(?<!\p{L})(?:stop|stops|stopping) \p{L}+ing(?!\p{L})/giu

/** Of “reindeer food” the food; null of a wish in which more is said than what it is, and where. */
export function headOfPhrase(message: string): string | null {
  // “Our cat at the dentist” says more than that it is a cat.
  if (OF_PET.test(message)) return null
  if (countWords(message) > MOST_WORDS_OF_PHRASE || WHO.test(message) || partsOf(message) !== null) return null
  const words = withoutDoing(message.replace(/[.!]+$/u, '').replace(AFTER_NOUN, ''))
    .toLowerCase()
    .split(' ')
  // Our hamster Biscuit is no biscuit.
  const [noun, last] = words.length > 1 ? words.slice(-2) : ['', words[0]]
  return words.some((word) => isPastVerb(word)) ? null : PETS.has(noun ?? '') ? (noun ?? null) : (last ?? null)
}

/** “Bees wearing tiny hats” are bees; of dads’ fishing boat and the penguins’ swimming lesson all of it is. */
function withoutDoing(phrase: string): string {
  const { noun = '', doing = '', rest = '' } = DOING.exec(phrase)?.groups ?? {}
  const isOfMany = isPlural(lastWordOf(noun)) && (IS_DONE.test(doing) || isPlural(lastWordOf(rest)))
  return isOfMany || BEGINS_MORE.test(rest) ? noun : phrase
}

function lastWordOf(words: string): string {
  return words.slice(words.lastIndexOf(' ') + 1)
}

const DOING = /^(?<noun>(?:(?!\p{L}+ing )\p{L}+ ){0,2}\p{L}+(?<!ing)) (?<doing>\p{L}+ing) (?<rest>.+)$/iu
/** Of these there are no boats and no lessons. */
const IS_DONE = /^(?:wearing|doing|having|making|playing|taking|selling|holding|carrying)$/iu
const BEGINS_MORE = /^(?:an?|the|his|her|its|their|over|into|in|on|up|down|at|for|to|with|about|through)(?!\p{L})/iu

const OF_PET = wordPattern(
  String.raw`(?<!\p{L})(?:${PET_WORDS.join('|')})(?: \p{L}+)? (?:in|on|at|under|by|with) `,
  'iu'
)
const MOST_WORDS_OF_PHRASE = 5
const WHO = / (?:who|that|which|whose) /iu

/** “Our cat at the post office” wishes for the post office. */
const PETS: ReadonlySet<string> = new Set(PET_WORDS)
const KIN: ReadonlySet<string> = new Set(KIN_WORDS.flatMap((word) => [word, `${word}s`]))

/** Whether a story can be about it: of days, children and things there are some in every story. */
export function mayBeTopic(word: string): boolean {
  if (OF_ANYTHING.test(word) || KIN.has(word.replace(/[’']s$/u, ''))) return false
  const one = word.replace(/s$/u, '')
  return (
    knownNoun(word) !== null ||
    [word, one].some((each) => isCountable(each) || isMass(each)) ||
    word.endsWith('ing') ||
    // A taniwha, and jollof.
    !isEnglishWord(word)
  )
}

/** Of these there are some in every story, and no wish is about them. */
const OF_ANYTHING =
  /^(?:jobs?|class|turns?|man|men|lad(?:y|ies)|wom[ae]n|boys?|girls?|kids?|child(?:ren)?|days?|nights?|times?|things?|ways?|names?|rooms?|home|house|school|friends?|lots?|bits?|ends?|side|face|hand|head|story|stories|one|big|new|old|show|line|place|weeks?|weekends?|years?|steps?|being|going|getting|having|making|doing|learning|starting|trying|telling|taking|putting|keeping|bringing|showing|something|anything|everything|nothing)$/u
/** A machine that turns rain into soup is about neither. */
export const MADE_OUT_OF_IT = /(?<!\p{L})(?:turn(?:s|ed|ing)?|chang(?:es?|ed|ing)) \p{L}[^.!?]*? into [^.!?]+/giu
/** Dumplings all of which look like shoes are dumplings. */
const LOOKS_LIKE =
  /(?<!\p{L})(?:(?:all|some|most|each|one|none) of )?(?:mine|it|they|them|ours|his|hers|theirs|everything) (?:looks?|looked|smells?|smelled|sounds?|sounded) like [^.!?]+/iu
/** Where it is, and what it does: “in the bath” of frogs, “who flies” of a goat. */
export const AFTER_NOUN = / (?:in|on|at|under|by|behind|near|beside|with|from|to|who|that|which|whose) .*$/iu
