import { readConsonantScripts } from './consonant-scripts.ts'

/** Latin letters that decomposition leaves whole. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'th',
  þ: 'th',
  ı: 'i',
  ŋ: 'ng',
  ħ: 'h',
  ə: 'a',
  ŧ: 't',
  ĸ: 'k',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ɛ: 'e',
  ɔ: 'o',
  ʻ: '',
  ʼ: '',
  ǁ: '',
  ǀ: '',
  ǃ: ''
}

const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  є: 'ye',
  і: 'i',
  ї: 'yi',
  ґ: 'g',
  ј: 'y',
  љ: 'ly',
  њ: 'ny',
  ћ: 'ch',
  ђ: 'dj',
  џ: 'j',
  ў: 'w',
  ө: 'o',
  ү: 'u',
  қ: 'k',
  ғ: 'g',
  ң: 'ng',
  ұ: 'u',
  һ: 'h',
  ә: 'a'
}

const GREEK: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'i',
  φ: 'f',
  χ: 'h',
  ψ: 'ps',
  ω: 'o'
}

const KANA_ROWS: ReadonlyArray<readonly [string, string]> = [
  ['あいうえお', 'a i u e o'],
  ['かきくけこ', 'ka ki ku ke ko'],
  ['さしすせそ', 'sa shi su se so'],
  ['たちつてと', 'ta chi tsu te to'],
  ['なにぬねの', 'na ni nu ne no'],
  ['はひふへほ', 'ha hi fu he ho'],
  ['まみむめも', 'ma mi mu me mo'],
  ['やゆよ', 'ya yu yo'],
  ['らりるれろ', 'ra ri ru re ro'],
  ['わゐゑをん', 'wa i e o n'],
  ['がぎぐげご', 'ga gi gu ge go'],
  ['ざじずぜぞ', 'za ji zu ze zo'],
  ['だぢづでど', 'da ji zu de do'],
  ['ばびぶべぼ', 'ba bi bu be bo'],
  ['ぱぴぷぺぽ', 'pa pi pu pe po'],
  ['ぁぃぅぇぉゔ', 'a i u e o vu']
]
const KANA: ReadonlyMap<string, string> = new Map(
  KANA_ROWS.flatMap(([row, sounds]) => {
    const spelled = sounds.split(' ')
    return [...row].map((letter, i): [string, string] => [letter, spelled[i] ?? ''])
  })
)
const KATAKANA_TO_HIRAGANA = 0x60

const HANGUL_FIRST = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const HANGUL_MIDDLE = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const HANGUL_LAST = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')
const HANGUL_START = 0xac00
const HANGUL_END = 0xd7a3

/**
 * Plain English letters for one word of any script that has a letter-by-letter reading: accents and macrons fall away,
 * Cyrillic, Greek, kana, Hangul, Arabic, Hebrew and Devanagari are written as they sound. Null when any letter of it cannot be read.
 */
export function toPlainLetters(word: string): string | null {
  // Hangul syllables must be read before decomposition takes them apart.
  const composed = [...readConsonantScripts(word.normalize('NFC'))].map(readHangul).join('')
  const kana = readKana(composed.normalize('NFC'))
  let plain = ''
  for (const letter of kana.normalize('NFC')) {
    const read = readLetter(letter) ?? readParts(letter)
    if (read === null) return null
    plain += read
  }
  return plain === '' ? null : plain
}

/** A letter with a reading of its own (й is not и with a mark). */
function readLetter(letter: string): string | null {
  const lower = letter.toLowerCase()
  const read = /^[a-z']$/.test(lower) ? lower : (LATIN[lower] ?? CYRILLIC[lower] ?? GREEK[lower])
  if (read === undefined) return null
  return letter === lower ? read : read.charAt(0).toUpperCase() + read.slice(1)
}

/** A letter without its marks, or a compatibility form (full width, ligature) as the letters it stands for. */
function readParts(letter: string): string | null {
  const read = [...letter.normalize('NFKD').replace(/\p{M}/gu, '')].map(readLetter)
  return read.includes(null) ? null : read.join('')
}

function readHangul(syllable: string): string {
  const code = syllable.codePointAt(0) ?? 0
  if (code < HANGUL_START || code > HANGUL_END) return syllable
  const index = code - HANGUL_START
  const first = HANGUL_FIRST[Math.floor(index / 588)] ?? ''
  const middle = HANGUL_MIDDLE[Math.floor((index % 588) / 28)] ?? ''
  return first + middle + (HANGUL_LAST[index % 28] ?? '')
}

function readKana(word: string): string {
  let read = ''
  let doubled = false
  for (const letter of word) {
    const code = letter.codePointAt(0) ?? 0
    const hiragana = code >= 0x30a1 && code <= 0x30f4 ? String.fromCodePoint(code - KATAKANA_TO_HIRAGANA) : letter
    if (hiragana === 'っ') doubled = true
    else if (hiragana === 'ー') continue
    else if (hiragana === 'ゃ' || hiragana === 'ゅ' || hiragana === 'ょ') {
      const vowel = hiragana === 'ゃ' ? 'a' : hiragana === 'ゅ' ? 'u' : 'o'
      read = read.replace(/i$/, /(?:sh|ch|j)i$/.test(read) ? '' : 'y') + vowel
    } else {
      const sound = KANA.get(hiragana) ?? letter
      read += doubled ? sound.charAt(0) + sound : sound
      doubled = false
    }
  }
  return read
}
