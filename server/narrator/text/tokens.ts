import { TITLES } from '#shared/abbreviations.ts'
import type { Span } from '#shared/sentences.ts'
import {
  calendarDate,
  cardinal,
  clockTime,
  decade,
  decimal,
  mixedNumber,
  ordinal,
  shortDecade,
  year
} from './numbers.ts'
import { CURRENCIES, SCALES, SYMBOLS, UNITS } from './signs.ts'
import type { Rest, SpokenWord } from './spoken-unit.ts'
import { TOKEN } from './token-pattern.ts'
import { readWord, type Surroundings } from './words.ts'

/** What of reading depends on who will speak, and on the family. */
export interface ReadingOptions {
  /** Whether the voice can say a word at all; what it cannot is told as unspoken. */
  canSay: (word: string) => boolean
  /** How names sound, in plain English letters, by the name in lower case. */
  soundsLike: ReadonlyMap<string, string>
  /** The most letters of one unit. */
  unitLetters: number
}

export interface ReadTokens {
  words: SpokenWord[]
  unspoken: Span[]
  trailsOff: boolean
}

const REST_ORDER: readonly Rest[] = ['none', 'short', 'medium', 'long']
/** Reads one sentence: words to say with their places and rests, and the spans that cannot be said. */
export function readTokens(
  text: string,
  sentence: Span,
  { canSay, soundsLike }: Pick<ReadingOptions, 'canSay' | 'soundsLike'>
): ReadTokens {
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
    const tokens = readToken(groups, {
      previous: previous ? text.slice(previous.from, previous.to) : '',
      before: source.slice(0, match.index),
      next: source.slice(match.index + token.length)
    })
    const heard = groups['word'] && soundOf(groups['word'], soundsLike)
    const read = heard || !groups['word'] ? tokens : tokens.filter(canSay)
    if (read.length > 0) {
      // A line of verse ends with a breath even where it has no comma.
      if (startsLine) rest('short', ',')
      startsLine = false
      // Two numbers side by side are kept apart: bus 21, 100 metres on.
      if (groups['whole'] && /^\d\s$/.test(source.slice(Math.max(0, match.index - 2), match.index))) rest('short', ',')
      for (const word of read)
        words.push({ text: word, ...span, rest: 'none', mark: '', ...(heard && { soundsLike: heard }) })
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
      if (!groups['tag'] && !groups['entity']) rest('short', ',')
    }
  }
  return { words, unspoken, trailsOff: endsWith === 'ellipsis' }
}

/** How a family's name sounds, also in "Siobhán’s". */
function soundOf(word: string, soundsLike: ReadonlyMap<string, string>): string | undefined {
  const lower = word.normalize('NFC').toLowerCase()
  const stem = lower.replace(/['’´\u0060]s$/, '')
  const sound = soundsLike.get(lower) ?? soundsLike.get(stem)
  return sound === undefined || soundsLike.has(lower) || stem === lower ? sound : `${sound}'s`
}

type Groups = Partial<Record<string, string>>

/** The plain words of one token; none when it is punctuation or cannot be said. */
function readToken(groups: Groups, around: Surroundings): string[] {
  const { hour, hourHalf, rank, decadeYear, whole, initials, word, other } = groups
  if (groups['entityName'] === 'amp') return ['and']
  if (groups['money'] ?? groups['moneyAfter']) return readMoney(groups)
  if (groups['time']) return readTime(groups)
  if (hour && hourHalf) return [...cardinal(hour.replace(/\D.*$/s, '')), ...halfOfDay(hourHalf)]
  if (groups['date'])
    return calendarDate(groups['dateFirst'] ?? '', groups['dateSecond'] ?? '', groups['dateYear'] ?? '')
  if (groups['always']) return ['twenty', 'four', 'seven']
  if (groups['fraction']) return mixedNumber(groups['wholes'], groups['top'] ?? '', groups['bottom'] ?? '')
  if (groups['vulgar']) return readVulgar(groups)
  if (groups['ordinal'] && rank) return ordinal(digitsOf(rank))
  if (decadeYear) return decade(decadeYear)
  if (groups['shortDecade']) return shortDecade(groups['shortDecade'])
  if (whole) return readNumber(groups, whole)
  if (groups['latin']) return groups['latin'].startsWith('e') ? ['for', 'example'] : ['that', 'is']
  if (groups['range']) return ['to']
  if (initials) return [initials.endsWith('.') ? initials : `${initials}.`]
  if (groups['sound']) return [`${groups['sound'].toLowerCase()}uh`]
  if (word) return readWord(word, around)
  if (other) return (SYMBOLS[other] ?? '').split(' ').filter(Boolean)
  return []
}

function readTime({ hours = '', minutes, half, dotMinutes = '', dotHalf }: Groups): string[] {
  const halfName = half ?? dotHalf
  return [...clockTime(hours, minutes ?? dotMinutes, halfName !== undefined), ...(halfName ? halfOfDay(halfName) : [])]
}

function readMoney(groups: Groups): string[] {
  const [one, many, parts] = CURRENCIES[groups['sign'] ?? groups['signAfter'] ?? ''] ?? ['', '', '']
  const amount = digitsOf(groups['amount'] ?? groups['amountAfter'] ?? '')
  const small = groups['small'] ?? groups['smallAfter']
  const scale = SCALES[groups['scale'] ?? '']
  const decimals = groups['tenths'] ?? (scale ? small : undefined)
  if (scale || decimals)
    return [...(decimals ? decimal(amount, decimals) : cardinal(amount)), ...(scale ? [scale] : []), many]
  const cents = small && small !== '00' ? [...cardinal(small.replace(/^0/, '')), parts] : []
  return [...cardinal(amount), amount === '1' ? one : many, ...(cents.length > 0 ? ['and', ...cents] : [])]
}

function readVulgar({ vulgarWholes, vulgarPart = '', vulgarUnit }: Groups): string[] {
  // The sign taken apart is "1⁄2".
  const [top = '', bottom = ''] = vulgarPart.normalize('NFKD').split('⁄')
  const wholes = vulgarWholes ? digitsOf(vulgarWholes) : undefined
  const number = vulgarPart === '½' && !wholes ? ['half'] : mixedNumber(wholes, top, bottom)
  return [...number, ...(vulgarUnit ? unitName(vulgarUnit, wholes === undefined) : [])]
}

function readNumber(groups: Groups, whole: string): string[] {
  const { minus, decimals, unit } = groups
  const digits = digitsOf(whole)
  const isYear = !decimals && !unit && !minus && /^(?:1[1-9]|20)\d\d$/.test(whole)
  const number = decimals ? decimal(digits, decimals) : isYear ? year(digits) : cardinal(digits)
  const named = unit ? unitName(unit, digits === '1' && !decimals) : []
  return [...(minus ? ['minus'] : []), ...number, ...named]
}

function unitName(unit: string, isOne: boolean): string[] {
  const [one, many] = UNITS[unit.toLowerCase()] ?? ['', '']
  return (isOne ? one : many).split(' ').filter(Boolean)
}

function halfOfDay(half: string): string[] {
  return [/^\s*a/i.test(half) ? 'a.m.' : 'p.m.']
}

const ABBREVIATED = new Set([...TITLES.values(), 'mrs', 'ms', 'mt', 'saint', 'number'])

function isAbbreviationDot(word: SpokenWord | undefined, token: string, span: Span): boolean {
  if (!word || token !== '.' || word.to !== span.from) return false
  const isSt = word.text === 'street' && word.to - word.from === 2
  const isInitial = word.to - word.from === 1 && /^[A-Z]$/.test(word.text)
  return isSt || isInitial || ABBREVIATED.has(word.text.toLowerCase())
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '')
}

/** Decimal digits stand in runs of ten that begin at a code ending in 0 or in 6. */
function asciiDigit(digit: string): string {
  if (digit.length > 1) return digit
  const code = digit.charCodeAt(0)
  const low = code & 0xf
  const beginsAtZero = /\p{Nd}/u.test(String.fromCharCode(code - low))
  return String(Math.min(9, Math.max(0, beginsAtZero ? low : low - 6)))
}
