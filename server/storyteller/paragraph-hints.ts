import type { ParagraphHints, StoryPart } from '#shared/paragraph-hints.ts'
import { newWordsReader } from './new-words.ts'
import type { StoryPlan } from './plan/story-plan.ts'
import { type Refrains, refrainsIn, refrainsOf } from './refrains.ts'
import { tokensOf } from './text-measures.ts'
import { stemsOf } from './word-stems.ts'

/** Parts of a telling: the beginning, the way, the turn, the rest. */
type Act = 0 | 1 | 2 | 3

const PARTS: Record<Act, StoryPart> = { 0: 'story', 1: 'story', 2: 'turn', 3: 'wind-down' }
const CHILDREN: ReadonlySet<string> = new Set(['child', 'teen', 'baby'])

interface ToldParagraph {
  act: Act
  text: string
  /** Who says each of its quotations, in order; left out where it is not known of any. */
  speakers?: readonly (string | null)[] | undefined
}

/** What a narrator should know of each paragraph of a story that is whole. */
export function paragraphHints(plan: StoryPlan, paragraphs: readonly ToldParagraph[]): ParagraphHints[] {
  const refrains = refrainsIn(paragraphs.map(({ text }) => text))
  const hintsOf = hintsReader(plan, () => refrains)
  return paragraphs.map(hintsOf)
}

/**
 * The same for one paragraph after the other of a story that is still being written, of which only the outline is known:
 * what comes again counts as a refrain where the outline has it twice, or from the second time on that it is told.
 */
export function hintsAsTold(plan: StoryPlan, outline: readonly string[]): (paragraph: ToldParagraph) => ParagraphHints {
  const planned = refrainsIn(outline)
  const told: string[] = []
  const hintsOf = hintsReader(plan, () => {
    const again = refrainsIn(told)
    return {
      paragraphs: new Set([...planned.paragraphs, ...again.paragraphs]),
      pieces: new Set([...planned.pieces, ...again.pieces])
    }
  })
  return (paragraph) => {
    told.push(paragraph.text)
    return hintsOf(paragraph)
  }
}

function hintsReader(plan: StoryPlan, refrains: () => Refrains): (paragraph: ToldParagraph) => ParagraphHints {
  const cast = plan.cast.map(({ called }) => called)
  const children = plan.cast.filter((member) => member === plan.hero || CHILDREN.has(member.role))
  const names = children.map(({ called }) => called)
  const newWordsOf = newWordsReader(plan)
  let before: ReadonlySet<string> = new Set()
  return ({ act, text, speakers = [] }) => {
    const newWords = newWordsOf(text)
    const given = toldBefore(text, before)
    before = stemsOf(text)
    const own = refrainsOf(text, refrains())
    return {
      part: PARTS[act],
      cast,
      names,
      ...(speakers.length > 0 && { speakers: [...speakers] }),
      ...(newWords.length > 0 && { newWords }),
      ...(given.length > 0 && { given }),
      ...(own.length > 0 && { refrains: own })
    }
  }
}

/** Words of a paragraph that are told in the one before it, whatever their endings, each once. */
function toldBefore(text: string, before: ReadonlySet<string>): string[] {
  return [...new Set(tokensOf(text))].filter((word) => [...stemsOf(word)].some((stem) => before.has(stem)))
}
