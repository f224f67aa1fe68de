import nlp from 'compromise'

/** A whole number from 0 to 9,999 as a story says it, which has no figures: "four hundred and ninety-nine". */
export function numberInWords(number: number): string {
  const words: unknown = nlp(String(number)).numbers().toText().text()
  if (typeof words !== 'string' || words === '') return String(number)
  return words.replaceAll(/(?<=ty) (?=(?:one|two|three|four|five|six|seven|eight|nine)(?!\p{L}))/gu, '-')
}

/** No time, price, size or ordinal: “7:30”, “£3”, “12,000”, “4yo”, “2nd”. */
const FIGURES = /(?<![\p{L}\p{N}.:£$€]|\p{N},)[0-9]{1,4}(?![\p{L}\p{N}%£$€]|[.,:]\p{N})/gu

/** A text with its whole numbers said: “ninety-six” of “96”; what is no such number stays. */
export function wordsForFigures(said: string): string {
  return said.replaceAll(FIGURES, (figures) => numberInWords(Number(figures)))
}
