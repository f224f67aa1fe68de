import nlp from 'compromise'

/** A whole number from 0 to 9,999 as a story says it, which has no figures: "four hundred and ninety-nine". */
export function numberInWords(number: number): string {
  const words: unknown = nlp(String(number)).numbers().toText().text()
  if (typeof words !== 'string' || words === '') return String(number)
  return words.replaceAll(/(?<=ty) (?=(?:one|two|three|four|five|six|seven|eight|nine)(?!\p{L}))/gu, '-')
}

/** A text with its whole numbers said: “ninety-six” of “96”. */
export function wordsForFigures(said: string): string {
  return said.replaceAll(/(?<!\p{N})\p{N}{1,4}(?!\p{N})/gu, (figures) => numberInWords(Number(figures)))
}
