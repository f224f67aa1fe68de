const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen'
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion']
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth'
}
/** Beyond this many digits a number is read digit by digit, as people do. */
const LONGEST_SPOKEN_NUMBER = 15

/** `"1234"` → `['one','thousand','two','hundred','and','thirty','four']`. Digits only; any length. */
export function cardinal(digits: string): string[] {
  const trimmed = digits.replace(/^0+(?=\d)/, '')
  if (trimmed.length > LONGEST_SPOKEN_NUMBER || (digits.length > 1 && digits.startsWith('0')))
    return digitByDigit(digits)
  if (trimmed === '0') return ['zero']
  const words: string[] = []
  for (let scale = Math.ceil(trimmed.length / 3) - 1; scale >= 0; scale--) {
    const group = Number(trimmed.slice(Math.max(0, trimmed.length - 3 * scale - 3), trimmed.length - 3 * scale))
    if (group === 0) continue
    if (scale === 0 && group < 100 && words.length > 0) words.push('and')
    words.push(...belowThousand(group))
    const name = SCALES[scale]
    if (name) words.push(name)
  }
  return words
}

/** `"21"` → `['twenty','first']`. */
export function ordinal(digits: string): string[] {
  const words = cardinal(digits)
  const last = words.at(-1) ?? ''
  return [...words.slice(0, -1), ordinalWord(last)]
}

/** `"1984"` → nineteen eighty four; `"2005"` → two thousand and five; `"1900"` → nineteen hundred. Four digits. */
export function year(digits: string): string[] {
  const century = Number(digits.slice(0, 2))
  const rest = Number(digits.slice(2))
  if (century % 10 === 0 && rest < 10) return cardinal(digits)
  if (rest === 0) return [...belowThousand(century), 'hundred']
  if (rest < 10) return [...belowThousand(century), 'oh', ...belowThousand(rest)]
  return [...belowThousand(century), ...belowThousand(rest)]
}

/** `"1990"` → nineteen nineties. */
export function decade(digits: string): string[] {
  const words = year(digits)
  const last = words.at(-1) ?? ''
  return [...words.slice(0, -1), last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`]
}

/** `"3", "05"` → three point zero five. */
export function decimal(whole: string, fraction: string): string[] {
  return [...cardinal(whole), 'point', ...digitByDigit(fraction)]
}

/** A clock time: 7:30 → seven thirty, 7:05 → seven oh five, 7:00 → seven o'clock (bare seven before am/pm). */
export function clockTime(hours: string, minutes: string, hasHalfOfDay: boolean): string[] {
  const hour = hours.length > 1 && hours.startsWith('0') && hours !== '00' ? hours.slice(1) : hours
  const spokenHour = hour === '00' ? ['zero'] : cardinal(hour)
  const minute = Number(minutes)
  if (minute === 0) return hasHalfOfDay ? spokenHour : [...spokenHour, "o'clock"]
  return [...spokenHour, ...(minute < 10 ? ['oh'] : []), ...belowThousand(minute)]
}

/** `"1","2"` → one half; `"3","4"` → three quarters; otherwise "three over forty". */
export function fraction(numerator: string, denominator: string): string[] {
  const top = cardinal(numerator)
  const plural = numerator !== '1'
  if (denominator === '2') return [...top, plural ? 'halves' : 'half']
  if (denominator === '4') return [...top, plural ? 'quarters' : 'quarter']
  const bottom = Number(denominator)
  if (bottom < 3 || bottom > 20) return [...top, 'over', ...cardinal(denominator)]
  const words = ordinal(denominator)
  return [...top, ...words.slice(0, -1), `${words.at(-1) ?? ''}${plural ? 's' : ''}`]
}

/** `"4","1","2"` → four and a half; without a whole: half, three quarters, one eighth. */
export function mixedNumber(wholes: string | undefined, numerator: string, denominator: string): string[] {
  const parts = fraction(numerator, denominator)
  if (wholes === undefined) return parts
  return [...cardinal(wholes), 'and', ...(numerator === '1' && parts.length === 2 ? ['a', ...parts.slice(1)] : parts)]
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** `"31","12","2025"` → thirty first of december twenty twenty five; the day first unless only the other way is one. */
export function calendarDate(first: string, second: string, yearDigits: string): string[] {
  const [day, month] = Number(second) > 12 ? [second, first] : [first, second]
  const name = MONTHS[Number(month) - 1]
  const inYear = yearDigits.length === 4 ? year(yearDigits) : cardinal(yearDigits)
  if (name === undefined || Number(day) < 1 || Number(day) > 31)
    return [...cardinal(first), ...cardinal(second), ...inYear]
  return [...ordinal(String(Number(day))), 'of', name, ...inYear]
}

/** `"90"` → nineties. */
export function shortDecade(digits: string): string[] {
  if (digits === '00') return ['noughties']
  const [word = ''] = cardinal(digits)
  return [word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`]
}

export function digitByDigit(digits: string): string[] {
  return [...digits].map((digit) => SMALL[Number(digit)] ?? 'zero')
}

/** `"XIV"` → 14; null when the letters are no Roman numeral below forty. */
export function romanValue(letters: string): number | null {
  const match = /^(X{0,3})(IX|IV|V?I{0,3})$/.exec(letters)
  if (!match || letters === '') return null
  const units = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'].indexOf(match[2] ?? '')
  return (match[1]?.length ?? 0) * 10 + units
}

function belowThousand(value: number): string[] {
  const words: string[] = []
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  if (hundreds > 0) words.push(SMALL[hundreds] ?? '', 'hundred')
  if (hundreds > 0 && rest > 0) words.push('and')
  if (rest >= 20) {
    words.push(TENS[Math.floor(rest / 10)] ?? '')
    if (rest % 10 > 0) words.push(SMALL[rest % 10] ?? '')
  } else if (rest > 0 || value === 0) words.push(SMALL[rest] ?? '')
  return words
}

function ordinalWord(word: string): string {
  const irregular = ORDINALS[word]
  if (irregular) return irregular
  return word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`
}
