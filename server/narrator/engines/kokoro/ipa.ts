import { isVowel } from '../flite/melody/stress.ts'

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
 * A word as Kokoro reads it, from the sounds that Flite says it with. The mark of stress stands before the vowel that carries
 * it, the `stress`th counted from 0; below 0 there is none.
 */
export function ipaOf(phones: readonly string[], stress: number): string {
  const stressed = stress < 0 ? -1 : (phones.flatMap((phone, i) => (isVowel(phone) ? [i] : []))[stress] ?? -1)
  return phones
    .map((phone, i) => {
      const sound = i === stressed && phone === 'er' ? STRESSED_ER : (IPA[phone] ?? '')
      return i === stressed ? STRESS + sound : sound
    })
    .join('')
}
