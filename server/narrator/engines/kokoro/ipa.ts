import { stressedVowel } from '../flite/melody/stress.ts'
import { isContentWord } from '../flite/melody/word-classes.ts'

/** Flite's sounds in the alphabet that Kokoro learned: IPA, but one capital for each diphthong. */
const IPA: Readonly<Record<string, string>> = {
  aa: 'ɑ',
  ae: 'æ',
  ah: 'ʌ',
  ao: 'ɔ',
  aw: 'W',
  ax: 'ə',
  axr: 'əɹ',
  ay: 'I',
  b: 'b',
  ch: 'ʧ',
  d: 'd',
  dh: 'ð',
  eh: 'ɛ',
  er: 'əɹ',
  ey: 'A',
  f: 'f',
  g: 'ɡ',
  hh: 'h',
  ih: 'ɪ',
  iy: 'i',
  jh: 'ʤ',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  ng: 'ŋ',
  ow: 'O',
  oy: 'Y',
  p: 'p',
  r: 'ɹ',
  s: 's',
  sh: 'ʃ',
  t: 't',
  th: 'θ',
  uh: 'ʊ',
  uw: 'u',
  v: 'v',
  w: 'w',
  y: 'j',
  z: 'z',
  zh: 'ʒ'
}
/** "er" is another vowel where it is stressed: the first of "murmur", and the second. */
const STRESSED_ER = 'ɜɹ'
const STRESS = 'ˈ'

/**
 * A word as Kokoro reads it, from the sounds that Flite says it with. The mark of stress stands before its vowel, and
 * words that only hold a sentence together have none.
 */
export function ipaOf(word: string, phones: readonly string[]): string {
  const stressed = isContentWord(word) ? stressedVowel(word, phones) : -1
  return phones
    .map((phone, i) => {
      const sound = i === stressed && phone === 'er' ? STRESSED_ER : (IPA[phone] ?? '')
      return i === stressed ? STRESS + sound : sound
    })
    .join('')
}
