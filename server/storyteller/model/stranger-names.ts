import nlp from 'compromise'

import { isCountable } from '../language/common-nouns.ts'
import { NAME_WORDS } from '../language/family-words.ts'
import { isKnownWord } from '../language/word-list.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { isAlsoAWord } from './name-shield.ts'
import { USUAL_CAPITALS } from './usual-capitals.ts'

/** Capitalised in the middle of a sentence, and nowhere on the card: a name that no member of this family has. */
export function strangersIn(text: string, plan: StoryPlan, texts: readonly string[]): string[] {
  const known = knownCapitals(plan, texts)
  const found = [...text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}[\p{Ll}]+/gu)].map(([word]) => word)
  return found.filter((word) => !known.has(word) && !USUAL_CAPITALS.has(word))
}

/**
 * Names that no member of this family has where every word has a capital letter: “Cassandra laughed”, “Zorblat nodded”.
 * A word that the story has in small letters, or that is a word as well as a name, is none.
 */
export function strangersAtStarts(text: string, plan: StoryPlan, texts: readonly string[]): string[] {
  const known = knownCapitals(plan, texts)
  const told = new Set(texts.flatMap((each) => each.toLowerCase().match(/\p{L}+/gu) ?? []))
  return [...text.matchAll(STARTS)].flatMap(([, word = '', next = '']) => {
    const lower = word.toLowerCase()
    const isFree = !known.has(word) && !told.has(lower) && !USUAL_CAPITALS.has(word)
    return isFree && !FUNCTION_WORDS.has(lower) && !isAlsoAWord(word) && isName(word, next) ? [word] : []
  })
}

/** The first word of a sentence or of what is said, and the one after it. */
const STARTS = /(?:^|[.!?…:”–] |[“‘(])(\p{Lu}\p{Ll}+)(?!’\p{Ll})(?= ?(\p{Ll}*))/gu

function isName(word: string, next: string): boolean {
  const lower = word.toLowerCase()
  if (isCountable(lower.replace(/s$/u, ''))) return false
  if (NAME_WORDS.includes(lower)) return true
  const after = `${word} ${next === '' ? 'smiled' : next}`
  const tagged = nlp(`${after}.`)
  if (tagged.match('^(#Person|#FirstName)').found) return true
  // A name that no dictionary has does something, where a noise only goes: “Whoosh went the tide”.
  return !isKnownWord(lower) && next !== 'went' && next !== '' && tagged.match('^#Noun #PastTense').found
}

function knownCapitals(plan: StoryPlan, texts: readonly string[]): Set<string> {
  return new Set(
    [
      ...plan.cast.flatMap(({ called, name }) => [called, name]),
      plan.culture.home,
      plan.wish.about,
      plan.theme.label,
      ...plan.wish.world.facts,
      ...texts
    ].flatMap((each) => each.match(/\p{Lu}[\p{L}’'-]*/gu) ?? [])
  )
}
