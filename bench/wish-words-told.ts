import { KIN_WORDS } from '#server/storyteller/language/family-words.ts'
import { baseOfPast, isIrregularPast } from '#server/storyteller/language/verb-forms.ts'
import { withoutPreamble } from '#server/storyteller/message/preamble.ts'
import { FUNCTION_WORDS } from '#server/storyteller/safety/function-words.ts'
import { tokensOf } from '#server/storyteller/text-measures.ts'

/** How a wish is put, and no part of what is to be told. */
const PUT = new Set(
  'want wants wanted like likes again today tonight about story super little big cannot can’t won’t doesn’t don’t didn’t isn’t'.split(
    ' '
  )
)
/** A member of the family who is meant has another name: Granny is Nana Rose. */
const KIN = new Set(KIN_WORDS)

/** The nouns, verbs and adjectives of a wish that a story never says, in any form, as they were typed in small letters. */
export function unsaidWords(wish: string, story: string): string[] {
  const told = new Set(tokensOf(plain(story)).map(rootOf))
  return contentWords(wish).filter((word) => !told.has(rootOf(word)))
}

/** Of all content words of some wishes, the share (0 to 1) that the story of each says. */
export function shareTold(stories: readonly { wish: string; text: string }[]): number {
  const all = stories.reduce((sum, { wish }) => sum + contentWords(wish).length, 0)
  const unsaid = stories.reduce((sum, { wish, text }) => sum + unsaidWords(wish, text).length, 0)
  return all === 0 ? 1 : 1 - unsaid / all
}

function contentWords(wish: string): string[] {
  const words = tokensOf(plain(withoutPreamble(wish)))
  return [...new Set(words)].filter(
    (word) => word.length > 2 && !FUNCTION_WORDS.has(word) && !PUT.has(word) && !KIN.has(word)
  )
}

function plain(text: string): string {
  return text.replaceAll("'", '’').toLowerCase()
}

/** What the forms of a word have in common: “rode”, “rides” and “riding” are “rid”. */
function rootOf(word: string): string {
  const base = isIrregularPast(word) ? baseOfPast(word) : word
  return base
    .replace(/’s$/u, '')
    .replace(/(?<=\p{L}{2})ies$/u, 'y')
    .replace(/(?<=\p{L}{3})(?:ing|es|ed|s|e)$/u, '')
    .replace(/(?<=\p{L}{2})(\p{L})\1$/u, '$1')
}
