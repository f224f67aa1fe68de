import { wordPattern } from './word-pattern.ts'

/** What is not done at the end of an evening. */
export const LIVELY_WORDS =
  'shouted raced leapt dashed rushed screamed crashed exploded galloped sprinted yelled roared smashed banged'.split(
    ' '
  )
const LIVELY = wordPattern(String.raw`\b(?:${LIVELY_WORDS.join('|')})\b`, 'iu')

/** Whether something happens in it that is too fast or too loud for the end of an evening. */
export function isLively(text: string): boolean {
  return LIVELY.test(text)
}
