const ONES =
  'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' '
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A whole number under ten thousand as a story says it: “four hundred and ninety-nine”. */
export function inWords(number: number): string {
  if (number < 20) return ONES[number] ?? ''
  if (number < 100)
    return `${TENS[Math.floor(number / 10)] ?? ''}${number % 10 === 0 ? '' : `-${ONES[number % 10] ?? ''}`}`
  const size = number < 1000 ? 100 : 1000
  const rest = number % size
  const joined = rest === 0 ? '' : rest < 100 ? ` and ${inWords(rest)}` : ` ${inWords(rest)}`
  return `${inWords(Math.floor(number / size))} ${size === 100 ? 'hundred' : 'thousand'}${joined}`
}

export function wordsForFigures(said: string): string {
  return said.replaceAll(/(?<!\d)\d{1,4}(?!\d)/gu, (digits) => inWords(Number(digits)))
}
