import { easeWord } from './consonant-groups.ts'
import { readMaori } from './maori.ts'
import { toPlainLetters } from './plain-letters.ts'
import { RESPELLINGS, spellOut } from './respellings.ts'
import { isLoud, markedSpelling, type Spelling } from './spelling.ts'

const SHORT_WORDS_ENDING_IN_O = new Set(['no', 'so', 'go', 'ho', 'oh', 'hello', 'yo', 'whoa'])

/**
 * The spellings of a word that was written in pieces, and which of these is the loud one: of “shi-VAWN” the one in capitals,
 * -1 where there is none. “VAWN” alone is a name in capitals.
 */
export function readPieces(pieces: readonly string[]): { heard: Spelling[]; loud: number } {
  const loud = pieces.length > 1 ? pieces.findIndex(isLoud) : -1
  return { heard: pieces.map((piece, i) => readSpelling(i === loud ? piece.toLowerCase() : piece)), loud }
}

/** The parts of `readSpelling`. */
export function spellWord(word: string): readonly string[] {
  return readSpelling(word).parts
}

/**
 * One plain word as the words that Flite must be given to say it: "Whānau" → `fah now`, "Dmitri" → `dimitri`,
 * "U.S.A." → `you ess ay`. No parts when Flite cannot say it.
 */
export function readSpelling(word: string): Spelling {
  if (word.includes('.')) return letterByLetter(word.replace(/[^A-Za-z]/g, ''))
  const plain = toPlainLetters(word)
  if (plain === null) return whole()
  const lower = plain.toLowerCase().replace(/^'+|'+$/g, '')
  if (lower.length === 1) return whole(word === 'a' ? 'a' : lower === 'a' ? 'ay' : lower.toUpperCase())
  // "ABC" is letters, "RHYS" a name in capitals.
  if (/^\p{Lu}{2,4}$/u.test(word) && !RESPELLINGS[lower] && easeWord(lower) !== lower) return letterByLetter(lower)
  return sayWord(lower, word.normalize('NFC').toLowerCase())
}

/** One plain word as the voice should be given it. Capitals are dropped: the voice spells some of them out. */
function sayWord(plain: string, written: string): Spelling {
  const [stem, possessive] = plain.endsWith("'s") ? [plain.slice(0, -2), "'s"] : [plain, '']
  const calm = shortened(stem)
  const hasMacron = /[āēīōū]/.test(written)
  const respelled =
    RESPELLINGS[stem] ??
    (hasMacron ? RESPELLINGS[stem.replace(/^wh/, 'f')] : undefined) ??
    respelledSound(stem) ??
    RESPELLINGS[calm]
  if (respelled) return withPossessive(markedSpelling(respelled.split(' ')), possessive)
  if (calm.length > 1 && !/[aeiouy]/.test(calm))
    return withPossessive(letterByLetter(calm.replaceAll("'", '')), possessive)
  const syllables = readMaori(calm, written)
  if (syllables) return withPossessive(syllables, possessive)
  const said = easeWord(calm)
  return /[a-z]/i.test(said) ? whole(said + possessive) : whole()
}

/** "Psssh", "brrrrr" and "mmmmm" are one sound each, however long they are drawn out. */
function respelledSound(word: string): string | undefined {
  if (/[aeiouy]/.test(word) && !/(.)\1\1/.test(word)) return undefined
  const shorter = [3, 2, 1].map((most) => word.replace(/(.)\1+/g, (run) => run.slice(0, most)))
  return shorter.map((sound) => RESPELLINGS[sound]).find((sound) => sound !== undefined)
}

function whole(...parts: string[]): Spelling {
  return { parts, accented: 0 }
}

/** Of letters the last is the loudest: U S A. */
function letterByLetter(letters: string): Spelling {
  const parts = spellOut(letters)
  return { parts, accented: Math.max(0, parts.length - 1) }
}

function withPossessive({ parts, accented }: Spelling, possessive: string): Spelling {
  return { parts: parts.map((part, i) => (i === parts.length - 1 ? part + possessive : part)), accented }
}

/** "Nooooo" → "no", "yesss" → "yes", "wooosh" → "woosh": the voice spells what it takes for no word. */
function shortened(word: string): string {
  const calm = word.replace(/([aeiouy])\1{2,}/gi, '$1$1').replace(/([^aeiouy'])\1{2,}/gi, '$1')
  const single = calm.replace(/oo$/, 'o')
  return calm !== word && SHORT_WORDS_ENDING_IN_O.has(single) ? single : calm
}
