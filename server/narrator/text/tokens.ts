import { toPlainLetters } from './letters.ts'
import { cardinal, clockTime, decade, decimal, fraction, ordinal, romanValue, year } from './numbers.ts'
import { CURRENCIES, easeOnset, RESPELLINGS, spellOut, SYMBOLS, UNITS } from './pronunciations.ts'
import type { Rest, SpokenWord } from './script.ts'
import type { Span } from './sentences.ts'

export type ReadTokens = { words: SpokenWord[]; unspoken: Span[]; trailsOff: boolean }

/** A longer run of letters is no word; it is read in pieces. */
const LONGEST_WORD = 30

// In the order they are tried. Together they match every character, so nothing falls through unseen.
const TOKEN = new RegExp(
  [
    String.raw`(?<tag><\/?[a-zA-Z][^<>]{0,200}>)`,
    String.raw`(?<link>https?:\/\/\S+)`,
    String.raw`(?<money>[$£€¥₹]\s?(?<amount>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<small>\d\d)(?!\d))?)`,
    String.raw`(?<time>(?<![\d:])(?<hours>\d{1,2}):(?<minutes>[0-5]\d)(?![\d:])(?<half>\s?[ap]\.?m\b\.?)?)`,
    String.raw`(?<hour>\d{1,2}\s?(?<hourHalf>[ap]\.?m\b\.?))`,
    String.raw`(?<fraction>(?<top>\d+)\/(?<bottom>[1-9]\d*))`,
    String.raw`(?<ordinal>(?<rank>\d{1,3}(?:,\d{3})+|\d+)(?:st|nd|rd|th)\b)`,
    String.raw`(?<decade>(?<decadeYear>1\d\d0|20\d0)['’]?s\b)`,
    String.raw`(?<range>(?<=\d)[-–](?=\d))`,
    String.raw`(?<number>(?<minus>(?<![\p{L}\p{N}])[-−])?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<decimals>\d+))?(?:\s?(?<unit>%|°[CF]?|(?:km\/h|mph|km|cm|mm|ml|kg|lbs?|ft|[mgls])(?![\p{L}\p{N}'’])))?)`,
    String.raw`(?<latin>\b(?:e\.g|i\.e)\b\.?)`,
    String.raw`(?<initials>(?:\p{Lu}\.){2,})`,
    String.raw`(?<word>[\p{L}\p{M}](?:[\p{L}\p{M}]|['’](?=\p{L}))*)`,
    String.raw`(?<ellipsis>…|\.{2,}|(?:\.\s){2,}\.)`,
    String.raw`(?<dash>[—–―]+|--+|(?<=\s)-(?=\s))`,
    String.raw`(?<pause>[,،、，])`,
    String.raw`(?<strong>[;:()\[\]{}；：•])`,
    String.raw`(?<stop>[.!?。！？‽؟]+)`,
    String.raw`(?<space>\s+)`,
    String.raw`(?<silent>["'“”‘’«»„‚‹›「」『』*_#~|\\/>\-‐‑^\u0060\u200b-\u200f\u2060\ufeff\u00ad])`,
    String.raw`(?<other>[\s\S])`
  ].join('|'),
  'gu'
)

const REST_ORDER: readonly Rest[] = ['none', 'short', 'medium', 'long']
const BOOK_PARTS = new Set(['chapter', 'part', 'book', 'act', 'volume', 'scene', 'page', 'number'])
const SHORT_WORDS_ENDING_IN_O = new Set(['no', 'so', 'go', 'ho', 'oh', 'hello', 'yo', 'whoa'])

/** Reads one sentence: words to say with their places and rests, and the spans that cannot be said. */
export function readTokens(text: string, sentence: Span): ReadTokens {
  // Digits of every script count the same; one code unit stays one, so that offsets hold.
  const source = text.slice(sentence.from, sentence.to).replace(/\p{Nd}/gu, asciiDigit)
  const words: SpokenWord[] = []
  const unspoken: Span[] = []
  let endsWith: 'word' | 'ellipsis' | 'other' = 'other'
  let startsLine = false

  function rest(kind: Rest, mark: SpokenWord['mark']): void {
    const last = words.at(-1)
    if (!last) return
    if (REST_ORDER.indexOf(kind) > REST_ORDER.indexOf(last.rest)) last.rest = kind
    if (last.mark === '' || last.mark === ',') last.mark = mark
  }

  for (const match of source.matchAll(TOKEN)) {
    const groups = match.groups ?? {}
    const token = match[0]
    const from = sentence.from + match.index
    const span = { from, to: from + token.length }
    const previous = words.at(-1)
    const said = readToken(groups, {
      previous: previous ? text.slice(previous.from, previous.to) : '',
      next: source.slice(match.index + token.length)
    })
    if (said.length > 0) {
      // A line of verse ends with a breath even where it has no comma.
      if (startsLine) rest('short', ',')
      startsLine = false
      words.push(...said.map((say): SpokenWord => ({ say, from: span.from, to: span.to, rest: 'none', mark: '' })))
      endsWith = 'word'
    } else if (groups['ellipsis']) {
      rest('long', ',')
      endsWith = 'ellipsis'
    } else if (groups['dash'] || groups['strong']) rest('medium', ',')
    else if (groups['pause']) rest('short', ',')
    else if (groups['stop']) {
      if (!isAbbreviationDot(words.at(-1), token, span))
        rest('medium', token.includes('?') ? '?' : token.includes('!') ? '!' : ',')
    } else if (groups['space']) startsLine ||= token.includes('\n')
    else if (!groups['silent']) {
      unspoken.push(span)
      if (!groups['tag']) rest('short', ',')
    }
  }
  return { words, unspoken, trailsOff: endsWith === 'ellipsis' }
}

/** The source of the word before, and all that follows. */
type Surroundings = { previous: string; next: string }

/** The words of one token, in plain letters; none when it is punctuation or cannot be said. */
function readToken(groups: Partial<Record<string, string>>, around: Surroundings): string[] {
  const {
    money,
    amount,
    small,
    time,
    hours,
    minutes,
    half,
    hour,
    hourHalf,
    rank,
    decadeYear,
    whole,
    initials,
    word,
    other
  } = groups
  if (money && amount) return readMoney(money.charAt(0), digitsOf(amount), small)
  if (time && hours && minutes)
    return [...clockTime(hours, minutes, half !== undefined), ...(half ? halfOfDay(half) : [])]
  if (hour && hourHalf) return [...cardinal(hour.replace(/\D.*$/s, '')), ...halfOfDay(hourHalf)]
  if (groups['fraction'] && groups['top'] && groups['bottom']) return fraction(groups['top'], groups['bottom'])
  if (groups['ordinal'] && rank) return ordinal(digitsOf(rank))
  if (decadeYear) return decade(decadeYear)
  if (whole) return readNumber(groups, whole)
  if (groups['latin']) return groups['latin'].startsWith('e') ? ['for', 'example'] : ['that', 'is']
  if (groups['range']) return ['to']
  if (initials) return spellOut(initials.replace(/[^A-Z]/g, ''))
  if (word) return readWord(word, around)
  if (other) return (SYMBOLS[other] ?? '').split(' ').filter(Boolean)
  return []
}

function readMoney(sign: string, amount: string, small: string | undefined): string[] {
  const [one, many, parts] = CURRENCIES[sign] ?? ['', '', '']
  const cents = small && small !== '00' ? [...cardinal(small.replace(/^0/, '')), parts] : []
  return [...cardinal(amount), amount === '1' ? one : many, ...(cents.length > 0 ? ['and', ...cents] : [])]
}

function readNumber(groups: Partial<Record<string, string>>, whole: string): string[] {
  const { minus, decimals, unit } = groups
  const digits = digitsOf(whole)
  const isYear = !decimals && !unit && !minus && /^(?:1[1-9]|20)\d\d$/.test(whole)
  const number = decimals ? decimal(digits, decimals) : isYear ? year(digits) : cardinal(digits)
  const names = unit ? UNITS[unit.toLowerCase()] : undefined
  const named = names ? (digits === '1' && !decimals ? names[0] : names[1]).split(' ') : []
  return [...(minus ? ['minus'] : []), ...number, ...named]
}

function readWord(word: string, { previous, next }: Surroundings): string[] {
  const roman = word.length > 1 ? romanValue(word) : null
  if (roman !== null && BOOK_PARTS.has(previous.toLowerCase())) return cardinal(String(roman))
  if (roman !== null && /^\p{Lu}\p{Ll}/u.test(previous)) return ['the', ...ordinal(String(roman))]

  const plain = toPlainLetters(word.replaceAll('’', "'"))
  if (plain === null) return []
  const lower = plain.toLowerCase().replace(/^'+|'+$/g, '')
  if (lower === 'st' && next.startsWith('.')) return [/^\.\s+\p{Lu}/u.test(next) ? 'saint' : 'street']
  if (lower === 'no' && /^\.\s?\d/.test(next)) return ['number']
  return lower.length > LONGEST_WORD
    ? chunks(lower).flatMap((chunk) => sayWord(chunk))
    : sayWord(lower.length === 1 && lower !== 'a' ? lower.toUpperCase() : lower, /[āēīōū]/i.test(word))
}

/** One plain word as the voice should be given it. Capitals are dropped: the voice spells some of them out. */
function sayWord(plain: string, hasMacron = false): string[] {
  const [stem, possessive] = plain.endsWith("'s") ? [plain.slice(0, -2), "'s"] : [plain, '']
  const respelled = RESPELLINGS[stem] ?? (hasMacron ? RESPELLINGS[stem.replace(/^wh/, 'f')] : undefined)
  if (respelled) return withPossessive(respelled.split(' '), possessive)
  const calm = shortened(stem)
  const again = RESPELLINGS[calm]
  if (again) return withPossessive(again.split(' '), possessive)
  if (calm.length > 1 && !/[aeiouy]/.test(calm)) return withPossessive(spellOut(calm.replaceAll("'", '')), possessive)
  const said = easeOnset(hasMacron && isMaori(calm) ? calm.replace(/wh/g, 'f') : calm)
  return /[a-z]/i.test(said) ? [said + possessive] : []
}

function withPossessive(words: string[], possessive: string): string[] {
  return words.map((word, i) => (i === words.length - 1 ? word + possessive : word))
}

/** "Nooooo" → "no", "yesss" → "yes", "wooosh" → "woosh": the voice spells what it takes for no word. */
function shortened(word: string): string {
  const calm = word.replace(/([aeiouy])\1{2,}/gi, '$1$1').replace(/([^aeiouy'])\1{2,}/gi, '$1')
  const single = calm.replace(/oo$/, 'o')
  return calm !== word && SHORT_WORDS_ENDING_IN_O.has(single) ? single : calm
}

function isMaori(word: string): boolean {
  return /^(?:(?:wh|ng|[hkmnprtw])?[aeiou])+$/.test(word)
}

function halfOfDay(half: string): string[] {
  return [half.trim().startsWith('a') ? 'ay' : 'pee', 'em']
}

const ABBREVIATED = new Set(['mister', 'missus', 'miz', 'doctor', 'professor', 'saint', 'mount', 'number'])

function isAbbreviationDot(word: SpokenWord | undefined, token: string, span: Span): boolean {
  if (!word || token !== '.' || word.to !== span.from) return false
  const isSt = word.say === 'street' && word.to - word.from === 2
  return isSt || ABBREVIATED.has(word.say) || /^[A-Z]$/.test(word.say)
}

function digitsOf(number: string): string {
  return number.replaceAll(',', '')
}

function chunks(word: string): string[] {
  return word.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g')) ?? []
}

/** Decimal digits stand in runs of ten that begin at a code ending in 0 or in 6. */
function asciiDigit(digit: string): string {
  if (digit.length > 1) return digit
  const code = digit.charCodeAt(0)
  const low = code & 0xf
  const beginsAtZero = /\p{Nd}/u.test(String.fromCharCode(code - low))
  return String(Math.min(9, Math.max(0, beginsAtZero ? low : low - 6)))
}
