import type { ParagraphHints, StoryPart } from '#shared/paragraph-hints.ts'
import type { StoryPlan } from './plan/story-plan.ts'

/** Parts of a telling: the beginning, the way, the turn, the rest. */
type Act = 0 | 1 | 2 | 3

const PARTS: Record<Act, StoryPart> = { 0: 'story', 1: 'story', 2: 'turn', 3: 'wind-down' }
const CHILDREN: ReadonlySet<string> = new Set(['child', 'teen', 'baby'])
const SENTENCE = /[^.!?…]+[.!?…]+[”"’']*/g
/** A shorter one that comes twice (“Yes.”) is no refrain. */
const SHORTEST_REFRAIN_WORDS = 3

/** What a narrator should know of each paragraph of a story, by whichever writer told the plan. */
export function paragraphHints(
  plan: Pick<StoryPlan, 'cast' | 'hero' | 'wish'>,
  paragraphs: readonly { act: Act; text: string }[]
): ParagraphHints[] {
  const cast = plan.cast.map(({ called }) => called)
  const children = plan.cast.filter((member) => member === plan.hero || CHILDREN.has(member.role))
  const names = children.map(({ called }) => called)
  const refrains = repeated(paragraphs.map(({ text }) => text))
  const wished = new Set(contentWords(plan.wish.about))
  return paragraphs.map(({ act, text }) => {
    const newWords = contentWords(text).filter((word) => wished.delete(word))
    const own = sentencesOf(text).filter((sentence) => refrains.has(sentence))
    return {
      part: PARTS[act],
      cast,
      names,
      ...(newWords.length > 0 && { newWords }),
      ...(own.length > 0 && { refrains: own })
    }
  })
}

/** Sentences that are told more than once. */
function repeated(texts: readonly string[]): Set<string> {
  const counts = new Map<string, number>()
  for (const sentence of texts.flatMap(sentencesOf)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return new Set(
    [...counts].flatMap(([sentence, count]) =>
      count > 1 && sentence.split(/\s+/).length >= SHORTEST_REFRAIN_WORDS ? [sentence] : []
    )
  )
}

function sentencesOf(text: string): string[] {
  return (text.match(SENTENCE) ?? [text]).map((sentence) => sentence.trim())
}

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word)
}
