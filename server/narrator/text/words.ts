import { isStreet, TITLES } from './abbreviations.ts'
import { toPlainLetters } from './alphabet.ts'
import { readMaori } from './maori.ts'
import { cardinal, ordinal, romanValue } from './numbers.ts'
import { RESPELLINGS, spellOut } from './pronunciations.ts'
import { easeWord } from './flite-spelling.ts'

/** A longer run of letters is no word; it is read in pieces. */
const LONGEST_WORD = 30
const NUMBERED = new Set(['chapter', 'part', 'book', 'act', 'volume', 'scene', 'page', 'number', 'war'])
const RULERS =
  /\b(?:(?:King|Queen|Pope|Emperor|Tsar|Prince|Princess)\s+\p{Lu}\p{Ll}+|Henry|George|Edward|James|Charles|William|Louis|Elizabeth|Philip|Richard)\s+$/u
const LONGEST_NAME = 60
const SHORT_WORDS_ENDING_IN_O = new Set(['no', 'so', 'go', 'ho', 'oh', 'hello', 'yo', 'whoa'])

/** The source of the word before, and of the sentence up to the word and after it. */
export type Surroundings = { previous: string; before: string; next: string }

/** One word of the source as the words to say. */
export function readWord(word: string, { previous, before, next }: Surroundings): string[] {
  const number = readRoman(word, { previous, before, next })
  if (number) return number

  const plain = toPlainLetters(word.replace(/[’´\u0060]|ʼ(?=s$)/g, "'"))
  if (plain === null) return []
  const lower = plain.toLowerCase().replace(/^'+|'+$/g, '')
  if (lower === 'st') return [isStreet(before, next) ? 'street' : 'saint']
  if (word === 'No' && /^\.\s?\d/.test(next)) return ['number']
  // "ABC" is letters, "RHYS" a name in capitals.
  if (/^\p{Lu}{2,4}$/u.test(word) && !RESPELLINGS[lower] && easeWord(lower) !== lower) return spellOut(lower)
  const title = TITLES.get(lower)
  if (title && /^\.\s+\p{Lu}/u.test(next)) return [title]
  if (lower.length === 1) return [readLetter(word, lower, next)]
  return lower.length > LONGEST_WORD
    ? chunks(lower).flatMap((chunk) => sayWord(chunk))
    : sayWord(lower, /[āēīōū]/i.test(word))
}

function readRoman(word: string, { previous, before, next }: Surroundings): string[] | null {
  const roman = romanValue(word)
  if (roman === null) return null
  // "the part I like" and "Elizabeth I love you" speak of somebody.
  const isPronoun =
    word === 'I' &&
    !/\bWorld War\s$/.test(before.slice(-LONGEST_NAME)) &&
    (/^\s+\p{L}/u.test(next) || !/^\p{Lu}/u.test(previous))
  if (isPronoun) return null
  if (NUMBERED.has(previous.toLowerCase())) return cardinal(String(roman))
  const isName =
    word.length > 1
      ? /^\p{Lu}\p{Ll}/u.test(previous)
      : RULERS.test(before.slice(-LONGEST_NAME)) && !next.startsWith('.')
  return isName ? ['the', ...ordinal(String(roman))] : null
}

/** A letter by itself is named, but "a" is a word, and somebody who falls asleep says "d night". */
function readLetter(word: string, lower: string, next: string): string {
  if (lower === 'd' && /^(?:\s+|,[”"][^“”"]{0,60}[“"])night\b/i.test(next)) return 'duh'
  if (lower !== 'a') return lower.toUpperCase()
  return word === 'A' && /^(?:\.(?!\.)|[+!?;:)\]”"]|-\p{Lu}(?!\p{L})|$)/u.test(next) ? 'ay' : 'a'
}

/** One plain word as the voice should be given it. Capitals are dropped: the voice spells some of them out. */
function sayWord(plain: string, hasMacron = false): string[] {
  const [stem, possessive] = plain.endsWith("'s") ? [plain.slice(0, -2), "'s"] : [plain, '']
  const calm = shortened(stem)
  const respelled =
    RESPELLINGS[stem] ??
    (hasMacron ? RESPELLINGS[stem.replace(/^wh/, 'f')] : undefined) ??
    respelledSound(stem) ??
    RESPELLINGS[calm]
  if (respelled) return withPossessive(respelled.split(' '), possessive)
  if (calm.length > 1 && !/[aeiouy]/.test(calm)) return withPossessive(spellOut(calm.replaceAll("'", '')), possessive)
  const syllables = readMaori(calm, hasMacron)
  if (syllables) return withPossessive(syllables, possessive)
  const said = easeWord(calm)
  return /[a-z]/i.test(said) ? [said + possessive] : []
}

/** "Psssh", "brrrrr" and "mmmmm" are one sound each, however long they are drawn out. */
function respelledSound(word: string): string | undefined {
  if (/[aeiouy]/.test(word) && !/(.)\1\1/.test(word)) return undefined
  const shorter = [3, 2, 1].map((most) => word.replace(/(.)\1+/g, (run) => run.slice(0, most)))
  return shorter.map((sound) => RESPELLINGS[sound]).find((sound) => sound !== undefined)
}

function withPossessive(words: string[], possessive: string): string[] {
  return words.map((word, i) => (i === words.length - 1 ? word + possessive : word))
}

/** "Nooooo" → "no", "yesss" → "yes", "wooosh" → "woosh": the voice spells what it takes for no word. */
function shortened(word: string): string {
  const calm = word.replace(/([aeiouy])\1{2,}/gi, '$1$1').replace(/([^aeiouy'])\1{2,}/gi, '$1')
  const single = calm.replace(/oo$/, 'o')
  return calm !== word && SHORT_WORDS_ENDING_IN_O.has(single) ? single : calm
}

function chunks(word: string): string[] {
  return word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g')) ?? []
}
