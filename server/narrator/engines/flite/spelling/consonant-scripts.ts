/** What a letter stands for: `c` consonants, `v` vowels, `s` those that are one at a word's start and the other within. */
interface Sounds {
  c: string
  v: string
  s?: string
}

const ARABIC: Sounds = {
  c: 'ب b ت t ث th ج j ح h خ kh د d ذ th ر r ز z س s ش sh ص s ض d ط t ظ z غ gh ف f ق k ك k ل l م m ن n ه h پ p چ ch ژ zh گ g ک k ں n ھ h ٹ t ڈ d ڑ r ہ h ئ y',
  v: 'ا a أ a إ i آ a ٱ a ع a ة a ى a ؤ o ے e َ a ُ u ِ i ً an ٌ un ٍ in',
  s: 'و w oo ي y ee ی y ee'
}
const HEBREW: Sounds = {
  c: 'ב b ג g ד d ה h ז z ח h ט t כ k ך k ל l מ m ם m נ n ן n ס s פ p ף f צ ts ץ ts ק k ר r ש sh ת t',
  v: 'א a ע a',
  s: 'ו v o י y i'
}

const DEVANAGARI = pairs(
  'अ a आ a इ i ई ee उ u ऊ oo ऋ ri ए e ऐ ai ओ o औ au क k ख kh ग g घ gh ङ n च ch छ ch ज j झ j ञ ny ट t ठ t ड d ढ d ण n त t थ t द d ध d न n ' +
    'प p फ f ब b भ b म m य y र r ल l व v श sh ष sh स s ह h ळ l ा a ि i ी ee ु u ू oo ृ ri े e ै ai ो o ौ au ं n ँ n ः h'
)
const VIRAMA = '्'
const NUKTA = '़'

/**
 * Words of scripts that write few vowels or none, as they sound, near enough to know whose name it is: Arabic (with
 * Persian and Urdu), Hebrew, Devanagari. Letters it does not know are left standing.
 */
export function readConsonantScripts(word: string): string {
  return word
    .replace(/\p{Script=Arabic}[\p{Script=Arabic}\p{M}]*/gu, (run) => readConsonants(run, ARABIC))
    .replace(/\p{Script=Hebrew}[\p{Script=Hebrew}\p{M}]*/gu, (run) => readConsonants(run, HEBREW))
    .replace(/\p{Script=Devanagari}+/gu, readDevanagari)
}

/** Puts an `a` where consonants meet that cannot be said together: m-h-m-d → mahamad. */
function readConsonants(run: string, { c, v, s = '' }: Sounds): string {
  const consonants = pairs(c)
  const vowels = pairs(v)
  const both = new Map<string, readonly [string, string]>()
  const parts = s.split(' ')
  for (let i = 0; i + 2 < parts.length; i += 3) both.set(parts[i] ?? '', [parts[i + 1] ?? '', parts[i + 2] ?? ''])

  const sounds: { sound: string; isVowel: boolean }[] = []
  for (const letter of run) {
    const [initial, inner] = both.get(letter) ?? []
    if (initial !== undefined && inner !== undefined) {
      const isVowel = sounds.length > 0 && sounds.at(-1)?.isVowel === false
      sounds.push({ sound: isVowel ? inner : initial, isVowel })
    } else if (vowels.has(letter)) sounds.push({ sound: vowels.get(letter) ?? '', isVowel: true })
    else if (consonants.has(letter)) sounds.push({ sound: consonants.get(letter) ?? '', isVowel: false })
    // Marks of length and stillness have no sound of their own.
    else if (!/\p{M}|[ءـ]/u.test(letter)) sounds.push({ sound: letter, isVowel: false })
  }

  let read = ''
  let isAfterVowel = false
  let wasAfterVowel = false
  for (const [i, { sound, isVowel }] of sounds.entries()) {
    const leadsOn = sounds[i + 1]?.isVowel === true
    if (i > 0 && !isVowel && !isAfterVowel && !(wasAfterVowel && leadsOn)) {
      read += 'a'
      isAfterVowel = true
    }
    read += sound
    wasAfterVowel = isAfterVowel
    isAfterVowel = isVowel
  }
  return read
}

/** Every consonant carries an `a`, unless another vowel or a virama follows or the word ends. */
function readDevanagari(run: string): string {
  const letters = [...run.normalize('NFD')].filter((letter) => letter !== NUKTA)
  return letters
    .map((letter, i) => {
      const next = letters[i + 1]
      const sound = letter === VIRAMA ? '' : (DEVANAGARI.get(letter) ?? letter)
      const isConsonant = letter >= 'क' && letter <= 'ह'
      const keepsVowel = next !== undefined && (/[^\p{M}]/u.test(next) || next === 'ं' || next === 'ँ')
      return isConsonant && keepsVowel ? `${sound}a` : sound
    })
    .join('')
}

function pairs(list: string): ReadonlyMap<string, string> {
  const parts = list.split(' ')
  const map = new Map<string, string>()
  for (let i = 0; i + 1 < parts.length; i += 2) map.set(parts[i] ?? '', parts[i + 1] ?? '')
  return map
}
