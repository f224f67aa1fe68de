import { isPastVerb } from '../language/past-verbs.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { wordPattern } from '../word-pattern.ts'

/** “Stopped”, and neither “bed” nor “shed”. */
const REGULAR_PAST = /^\p{L}{3,}ed$/u

/**
 * “The digger took a bite of the road” as “Bob took a bite”, where the wish was of a digger called Bob. The first of
 * several in a paragraph stays, so that who Bob is is not forgotten; “the digger driver” is another.
 */
export function calledByName(text: string, { wish }: StoryPlan): string {
  const { called, 'called.noun': noun } = wish.says
  if (called === undefined || noun === undefined) return text
  const all = [...text.matchAll(wordPattern(String.raw`\b(?:The|the) ${noun}(?!\p{L})(?: (?<next>\p{L}+))?`, 'gu'))]
  const named = all.filter(({ groups }) => {
    const next = groups?.['next']?.toLowerCase()
    return next === undefined || FUNCTION_WORDS.has(next) || isPastVerb(next) || REGULAR_PAST.test(next)
  })
  const [first] = all
  return named
    .filter((each) => all.length === 1 || each !== first)
    .toReversed()
    .reduce(
      (said, { index }) => `${said.slice(0, index)}${called}${said.slice(index + 'the '.length + noun.length)}`,
      text
    )
}
