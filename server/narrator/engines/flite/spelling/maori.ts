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
 * every syllable is open and has one sound. `plain` has no macrons any more; `hasMacron` tells whether it had.
 */
export function readMaori(plain: string, hasMacron: boolean): string[] | null {
  if (!hasMacron && !WORDS.has(plain)) return null
  if (!/^(?:(?:wh|ng|[hkmnprtw])?[aeiou])+$/.test(plain)) return null
  const syllables: string[] = []
  for (const [, consonant = '', vowel = ''] of plain.matchAll(SYLLABLE)) {
    const closed = consonant === 'ng' ? closedWithNg(syllables.at(-1)) : null
    if (closed !== null) syllables[syllables.length - 1] = closed
    syllables.push(spelledSyllable(consonant === 'ng' ? (closed === null ? 'n' : '') : consonant, vowel))
  }
  return syllables
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
