const WORDS: Record<string, number> = Object.fromEntries(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
    'eighteen nineteen twenty'
  ]
    .join(' ')
    .split(' ')
    .map((word, number) => [word, number])
)
/** In years. */
const UNITS: Record<string, number> = { day: 1 / 365, week: 1 / 52, month: 1 / 12, mo: 1 / 12, year: 1, yr: 1, y: 1 }

const AGE =
  /^(?<nearness>almost|nearly|just|about|around|turning|aged?|over)?\s*(?<number>-?\d+(?:[.,]\d+)?|[a-z]+)(?:\s*(?:½|1\/2|and a half))?\s*-?\s*(?<unit>days?|weeks?|months?|mos?|years?|yrs?|y(?:\/?o)?)?\.?\s*(?:-?\s*old)?$/

/**
 * The age that a person means by what they typed, in whole years: "7", "7 years", "18 months", "almost 8", "six".
 * @returns null when it cannot be read as an age; whether it is a possible one is the caller's to say
 */
export function readAge(typed: string): number | null {
  const text = typed.normalize('NFKC').replaceAll('⁄', '/').trim().toLowerCase()
  if (/^(?:a )?(?:newborn|baby)$/.test(text)) return 0
  const parts = AGE.exec(text.replace(/(\d)(½|1\/2)$/, '$1'))?.groups
  if (parts === undefined) return null
  const number = WORDS[parts['number'] ?? ''] ?? Number((parts['number'] ?? '').replace(',', '.'))
  if (Number.isNaN(number)) return null
  const unit = UNITS[(parts['unit'] ?? 'y').replace(/\/?o$|s$/, '')] ?? UNITS[parts['unit'] ?? ''] ?? 1
  const years = Math.floor(number * unit + 1e-9)
  // Who is almost eight is seven, and proud of it.
  return parts['nearness'] === 'almost' || parts['nearness'] === 'nearly' || parts['nearness'] === 'turning'
    ? Math.max(0, years - 1)
    : years
}
