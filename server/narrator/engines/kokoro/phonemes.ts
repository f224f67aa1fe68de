import type { WordFinder } from '../flite/flite.ts'
import { isVowel } from '../flite/melody/stress.ts'
import { isContentWord } from '../flite/melody/word-classes.ts'
import { readPieces } from '../flite/spelling/spell-word.ts'
import { ipaOf } from './ipa.ts'

/** A word that was sent, and its place in the sounds: characters of `Phonemes.text`, the end excluded. */
interface WordPlace {
  text: string
  from: number
  to: number
}

/** What is said, in Kokoro's alphabet, with its punctuation. */
export interface Phonemes {
  text: string
  words: readonly WordPlace[]
}

/** Punctuation that the model knows; a dash by itself and the rest of our marks are rests like these. */
const MARKS = /[;:,.!?—…]+["'”’)]*$/
const OPENING = /^["'“‘(]+/

/** Spells words, and "sounds like" in place of a name, the way of the embedded voice, and takes its sounds for them. */
export function createPhonemizer(finder: WordFinder): (text: string) => Phonemes {
  return (text) => {
    const read = text.split(/\s+/).flatMap((token) => {
      const mark = /[;:,.!?—…]/.exec(MARKS.exec(token)?.[0] ?? '')?.[0] ?? ''
      const word = token
        .replace(OPENING, '')
        .replace(MARKS, '')
        .replace(/["'”’)]+$/, '')
      return word === '' ? [] : [{ word, mark, said: spell(word) }]
    })
    finder.learn(read.flatMap(({ said }) => said.map(({ say }) => say)))
    let line = ''
    const words: WordPlace[] = []
    for (const [i, { word, mark, said }] of read.entries()) {
      const sounds = said.map((part) => soundsOf(part, beginsWithVowel(read[i + 1]?.said[0]?.say), finder)).join('')
      if (sounds === '') continue
      if (line !== '') line += ' '
      words.push({ text: word, from: line.length, to: line.length + sounds.length })
      line += sounds + mark
    }
    return { text: line, words }
  }

  function beginsWithVowel(word: string | undefined): boolean {
    return word !== undefined && isVowel(finder.phonesOf(word)[0] ?? '')
  }
}

/** A word of Flite's, and whether one of its vowels gets the mark of stress. */
interface SaidPart {
  say: string
  isStressed: boolean
}

/** The words that Flite is given for one: of “shi-VAWN” only what stands in capitals is stressed. */
function spell(word: string): SaidPart[] {
  const { heard, loud } = readPieces(word.replaceAll('’', "'").split('-'))
  return heard.flatMap(({ parts, accented }, at) => {
    const isQuiet = loud >= 0 && at !== loud
    return parts.map((say, i) => ({
      say,
      isStressed: !isQuiet && i === accented && (parts.length > 1 || at === loud || isContentWord(say.toLowerCase()))
    }))
  })
}

function soundsOf({ say, isStressed }: SaidPart, isBeforeVowel: boolean, finder: WordFinder): string {
  const lower = say.toLowerCase()
  // Alone, as they are looked up, these two are said in full; in a sentence they are not.
  if (lower === 'a') return 'ɐ'
  if (lower === 'the') return isBeforeVowel ? 'ði' : 'ðə'
  return ipaOf(finder.phonesOf(say), isStressed ? finder.stressOf(say) : -1)
}
