import type { WordFinder } from '../flite/flite.ts'
import { isVowel } from '../flite/melody/stress.ts'
import { spellWord } from '../flite/spelling/spell-word.ts'
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
      return word === '' ? [] : [{ word, mark, said: word.replaceAll('’', "'").split('-').flatMap(spellWord) }]
    })
    finder.learn(read.flatMap(({ said }) => said))
    let line = ''
    const words: WordPlace[] = []
    for (const [i, { word, mark, said }] of read.entries()) {
      const sounds = said.map((part) => soundsOf(part, beginsWithVowel(read[i + 1]?.said[0]), finder)).join('')
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

function soundsOf(word: string, isBeforeVowel: boolean, finder: WordFinder): string {
  const lower = word.toLowerCase()
  // Alone, as they are looked up, these two are said in full; in a sentence they are not.
  if (lower === 'a') return 'ɐ'
  if (lower === 'the') return isBeforeVowel ? 'ði' : 'ðə'
  return ipaOf(lower, finder.phonesOf(word))
}
