import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { wordPattern } from '../word-pattern.ts'
import { isCountable, isMass, isPlural } from './common-nouns.ts'
import { withNames } from './proper-names.ts'
import { tagsOfWord } from './word-list.ts'

/** What was typed, with the letters that it has in the middle of a sentence. */
export function saidSubject(subject: string): string {
  return withNames(withoutSentenceCase(withPlainCase(subject)))
}

const FEASTS =
  /\b(?:halloween|bonfire night|pancake day|world book day|boxing day|new year’s (?:eve|day)|earth day|red nose day|christmas(?: (?:eve|day))?|father christmas|santa(?: claus)?|easter|diwali|eid|ramadan|hanukkah|holi|matariki|hogmanay|valentine|(?:lunar|chinese) new year|thanksgiving|(?:mother|father)’s day|i(?=’|\b))(?!\p{L})/giu

const NAME_TAGS =
  /City|Country|Name|Person|Place|Region|Organization|SportsTeam|ProperNoun|Demonym|WeekDay|Month|Holiday/u
const HOUSE_NAMES = /^(?:elsa|olaf|nemo|moana|ariel|peppa|bluey|mars|saturn|lego|minecraft|tinkerbell|jurassic)$/u

function isProper(word: string): boolean {
  const plain = word.toLowerCase().replace(/’s$/u, '')
  if (HOUSE_NAMES.test(plain)) return true
  if (FUNCTION_WORDS.has(plain) || isCountable(plain) || isMass(plain)) return false
  if (isCountable(plain.replace(/e?s$/u, '')) || isCountable(plain.replace(/ies$/u, 'y'))) return false
  const tags = [plain, plain.replace(/s$/u, '')].map(tagsOfWord).find((each) => each.length > 0)
  // A word that no list knows is taken for a name where it has a capital letter.
  return tags === undefined || NAME_TAGS.test(tags.join(' '))
}

/** "Dinosaurs In Space" is set like running text; "Mickey Mouse", "New Zealand" and "COVID" are names and stay. */
function withPlainCase(subject: string): string {
  const words = subject.split(' ')
  const shouted = subject.length > 4 && subject === subject.toUpperCase() && /[A-Z]/u.test(subject)
  const titled = words.every(
    (word) => (/^(?:\p{Lu}|\p{N})/u.test(word) || FUNCTION_WORDS.has(word)) && !/\p{Lu}.*\p{Lu}/u.test(word)
  )
  if (!shouted && !titled) return withFeasts(subject)
  const named = words.some((word) => isProper(word) && !wordPattern(FEASTS.source, 'iu').test(word))
  if (!named) return withFeasts(subject.toLowerCase())
  if (!shouted)
    return words
      .map((word, at) => (at > 0 && FUNCTION_WORDS.has(word.toLowerCase()) && word !== 'I' ? word.toLowerCase() : word))
      .join(' ')
  if (words.length === 1) return subject
  return words
    .map((word) => (isProper(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase()))
    .join(' ')
}

function withFeasts(text: string): string {
  return text.replaceAll(FEASTS, (feast) => feast.replaceAll(/(?<![\p{L}’])\p{Ll}/gu, (letter) => letter.toUpperCase()))
}

/** "A lighthouse by the sea" was typed as a sentence and is said inside one; a name at the front keeps its capital. */
export function withoutSentenceCase(subject: string): string {
  const opener =
    /^(?:An?|The|My|Our|Your|His|Her|Their|Some|Two|Three|One|First|How|Why|When|Where|What|Who|In|On|At|Under|Over|Inside|Behind|Being|Going|Getting|Making|Finding|Learning|Losing|Building)(?=\s)/u
  return subject
    .replace(opener, (word) => word.toLowerCase())
    .replace(/^\p{Lu}\p{Ll}+(?= \p{Ll})/u, (word) => {
      const plain = word.toLowerCase()
      return isNoName(plain) ? plain : word
    })
}

/** "Snow", "Pirates", "Big", "Swimming"; a biscuit may be the dog. */
function isNoName(word: string): boolean {
  if (isProper(word)) return false
  return isMass(word) || isPlural(word) || /\p{L}{2}ing$/u.test(word) || tagsOfWord(word).includes('Adjective')
}
