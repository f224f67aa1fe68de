import { accentedOf, type Spelling } from './spelling.ts'

/** Te reo Māori that is also written without macrons: names, places and things of Aotearoa. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'anaru ariana haere hakari harakeke hinemoa hoani hohepa horowai hukarere kahurangi kahukura kakapo kea kia koe ' +
    'makaurau manaia manaakitanga mangere manukau mereana moko ngaire ngahuia ngata nikau ora otautahi paora papatuanuku ' +
    'piripi puawai rangi ranginui rangitoto rewi rotorua ruapehu tainui taiaha tamahine tamati tangata tangi taranaki ' +
    'tautoko tawhiri tekapo tipene tongariro tuatara wahine waiheke waikato waitangi wairua weka whaea whakatane whangarei ' +
    'wharenui whina'
  ).split(' ')
)
const MACRON = /[āēīōū]/
/** From the end of a word; English speakers put no accent before. */
const FARTHEST_ACCENT = 3
const SYLLABLE = /(wh|ng|[hkmnprtw])?(ai|ae|au|ao|ei|oi|ou|[aeiou])/g
const VOWELS: Readonly<Record<string, string>> = {
  a: 'ah',
  e: 'eh',
  i: 'ee',
  o: 'aw',
  u: 'oo',
  ai: 'ye',
  ae: 'ye',
  au: 'oh',
  ao: 'ow',
  ei: 'ay',
  oi: 'oy',
  ou: 'oh'
}

/**
 * A Māori word as syllables that the English voice says rightly, or null when it cannot be one or is not known to be:
 * every syllable is open and has one sound. `plain` has no macrons any more; `written` has them, if the word had any.
 */
export function readMaori(plain: string, written: string): Spelling | null {
  if (!MACRON.test(written) && !WORDS.has(plain)) return null
  if (!/^(?:(?:wh|ng|[hkmnprtw])?[aeiou])+$/.test(plain)) return null
  const parts: string[] = []
  const heard = [...plain.matchAll(SYLLABLE)]
  for (const [, consonant = '', vowel = ''] of heard) {
    const closed = consonant === 'ng' ? closedWithNg(parts.at(-1)) : null
    if (closed !== null) parts[parts.length - 1] = closed
    parts.push(spelledSyllable(consonant === 'ng' ? (closed === null ? 'n' : '') : consonant, vowel))
  }
  const long = heard.map(({ 0: syllable, index }) => MACRON.test(written.slice(index, index + syllable.length)))
  const double = heard.map(([, , vowel = '']) => vowel.length > 1)
  return { parts, accented: accentedSyllable(long, double) ?? accentedOf(parts) }
}

/** Of the last three syllables the first with a macron, or else the first with two vowels that does not end the word. */
function accentedSyllable(long: readonly boolean[], double: readonly boolean[]): number | undefined {
  const from = Math.max(0, long.length - FARTHEST_ACCENT)
  const places = [long.indexOf(true, from), double.slice(0, -1).indexOf(true, from)]
  return places.find((place) => place >= 0)
}

/** No English word begins with "ng", so it closes the syllable before; null where it cannot. */
function closedWithNg(syllable: string | undefined): string | null {
  if (syllable === undefined || syllable.endsWith('ow')) return null
  return `${syllable.replace(/ee$/, 'i').replace(/eh$/, 'e').replace(/aw$/, 'o')}ng`
}

function spelledSyllable(consonant: string, vowel: string): string {
  const sound = VOWELS[vowel] ?? vowel
  if (consonant === '' && sound === 'ye') return 'eye'
  // The voice says "pah" as in "pat".
  return consonant === 'p' && sound === 'ah' ? 'pa' : (consonant === 'wh' ? 'f' : consonant) + sound
}
