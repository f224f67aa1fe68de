import type { ThemePack, ThemeWorld } from '#content/format.ts'
import { anyKnownNoun } from '#content/lexicon.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import { capital } from '../capital.ts'
import { withArticle } from '../language/common-nouns.ts'
import { stemsOf } from '../word-stems.ts'

/**
 * What may be said of a question: a pack knows of many things, and of the work of worms nothing is guessed about ladybirds.
 * What stays is about just what is asked of, and after it come the guesses that may be about anything.
 */
export function askedWorld(question: string, pack: Pick<ThemePack, 'label' | 'world'>, open: ThemeWorld): ThemeWorld {
  const world = pack.world ?? open
  const subject = subjectOf(question)
  if (subject === null) return world
  const about = (lines: readonly string[]): string[] => linesAbout(lines, subject, pack.label)
  // “Ants are queueing” is no answer to which of them is boss.
  const asked = [...stemsOf(question)]
  const answers = (line: string): boolean => {
    const said = stemsOf(line)
    return asked.filter((stem) => said.has(stem)).length >= STEMS_OF_ANSWER
  }
  const guesses = [...about(world.guesses), ...own(subject, subject.guess)].filter(answers)
  const facts = [...about(world.facts), ...own(subject, subject.fact)]
  return {
    ...world,
    guesses: guesses.length < ENOUGH_GUESSES ? [...guesses, ...open.guesses] : guesses,
    facts: facts.length > 0 ? facts : open.facts
  }
}

/** With what is asked about a guess has to share one word more. */
const STEMS_OF_ANSWER = 2

/** As many as one story tells. */
const ENOUGH_GUESSES = 4

/** The first noun of a question of which anything is known; a mother who asks is not what she asks about. */
function subjectOf(question: string): KnownNoun | null {
  const words = wordsOf(question)
  for (const [at, word] of words.entries()) {
    const noun = anyKnownNoun(`${word} ${words[at + 1] ?? ''}`) ?? anyKnownNoun(word)
    if (noun !== null && noun.sort !== 'deed' && !NO_SUBJECT.has(word)) return noun
  }
  return null
}

/** They are in any question, and never what it is about. */
const NO_SUBJECT: ReadonlySet<string> = new Set(
  'day days night nights time times way home people person child children kid kids mummy mum daddy dad granny grandma grandad grandpa nana brother sister baby'.split(
    ' '
  )
)

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}’']+/gu) ?? []).map((word) => word.replace(/[’']s?$/u, ''))

const isNamedIn = (text: string, { one, many }: KnownNoun): boolean => {
  const said = stemsOf(text)
  return [one, many].some((name) => {
    const named = [...stemsOf(name)]
    return named.length > 0 && named.every((stem) => said.has(stem))
  })
}

/** “Hen” and “chicken” are two names of one noun, of which the lexicon knows one line. */
const isSame = (one: KnownNoun, other: KnownNoun): boolean => one.does === other.does && one.stand === other.stand

/** A pack that is called after it is about it all through: “a hen” of a chicken, “the farm” not of a goat. */
function isLabelOf(label: string, subject: KnownNoun): boolean {
  return isNamedIn(label, subject) || nounsIn(label).some((noun) => isSame(noun, subject))
}

/** Those that name it; of a pack that is about it also those that begin with nothing else. */
function linesAbout(lines: readonly string[], subject: KnownNoun, label: string): string[] {
  const isItsPack = isLabelOf(label, subject)
  const isOfTwo = label.includes(' and ')
  return lines.filter((line) => isNamedIn(line, subject) || (isItsPack && !beginsWithAnother(line, subject, isOfTwo)))
}

/**
 * “Tigers are striped because they leaned on a fence” is no guess about lions; of “rain and weather” neither is one of the
 * snow about the rain.
 */
function beginsWithAnother(line: string, subject: KnownNoun, ofAnySort: boolean): boolean {
  return nounsIn(line.split(' ').slice(0, FIRST_WORDS).join(' ')).some(
    (noun) => (ofAnySort || noun.sort === 'creature') && !isSame(noun, subject)
  )
}

const nounsIn = (text: string): KnownNoun[] => wordsOf(text).flatMap((word) => anyKnownNoun(word) ?? [])

const FIRST_WORDS = 3

/** “It’s a shoelace that ran away” as it is said of worms by one who was only asked about them. */
function own(subject: KnownNoun, line: string | null): string[] {
  if (line === null || subject.count === 'pair') return []
  const the =
    subject.count === 'mass' ? subject.one : subject.count === 'only' ? `the ${subject.one}` : withArticle(subject.one)
  const said = line.replace(IT_IS, `${capital(the)} is `).replace(IT, `${capital(the)} `)
  return isNamedIn(said, subject) && !/^It(?:’s)? /u.test(said) ? [said] : []
}

const IT_IS = /^It’s (?=(?:an?|the|not|\p{L}+ing)(?!\p{L}))/u
const IT = /^It (?=\p{Ll})/u
