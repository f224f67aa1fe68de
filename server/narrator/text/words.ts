import { isStreet, TITLES } from '#shared/abbreviations.ts'
import { cardinal, ordinal, romanValue } from './numbers.ts'

/** A longer run of letters is no word; it is read in pieces. */
const LONGEST_WORD = 30
const NUMBERED = new Set(['chapter', 'part', 'book', 'act', 'volume', 'scene', 'page', 'number', 'war'])
const RULERS =
  /\b(?:(?:King|Queen|Pope|Emperor|Tsar|Prince|Princess)\s+\p{Lu}\p{Ll}+|Henry|George|Edward|James|Charles|William|Louis|Elizabeth|Philip|Richard)\s+$/u
const LONGEST_NAME = 60

/** The source of the word before, and of the sentence up to the word and after it. */
export interface Surroundings {
  previous: string
  before: string
  next: string
}

/** One word of the source as the plain words that are read aloud: "Dr." is a doctor, "VIII" the eighth. */
export function readWord(word: string, { previous, before, next }: Surroundings): string[] {
  const number = readRoman(word, { previous, before, next })
  if (number) return number

  const plain = word
    .normalize('NFC')
    .replace(/[’´\u0060]|ʼ(?=s$)/g, "'")
    .replace(/^'+|'+$/g, '')
  const lower = plain.toLowerCase()
  if (lower === 'st') return [isStreet(before, next) ? 'street' : 'saint']
  if (word === 'No' && /^\.\s?\d/.test(next)) return ['number']
  const title = TITLES.get(lower)
  if (title && /^\.\s+\p{Lu}/u.test(next)) return [title]
  if (/^[a-z]$/.test(lower)) return [readLetter(word, lower, next)]
  return plain.length > LONGEST_WORD ? chunks(plain) : [plain]
}

function readRoman(word: string, { previous, before, next }: Surroundings): string[] | null {
  const roman = romanValue(word)
  if (roman === null) return null
  // "the part I like" and "Elizabeth I love you" speak of a person.
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

/** A letter by itself is named and stands as a capital, but "a" is a word, and a child who falls asleep says "d night". */
function readLetter(word: string, lower: string, next: string): string {
  if (lower === 'd' && /^(?:\s+|,[”"][^“”"]{0,60}[“"])night\b/i.test(next)) return 'duh'
  if (lower !== 'a') return lower.toUpperCase()
  return word === 'A' && /^(?:\.(?!\.)|[+!?;:)\]”"]|-\p{Lu}(?!\p{L})|$)/u.test(next) ? 'A' : 'a'
}

function chunks(word: string): string[] {
  return word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'gu')) ?? []
}
