import { quotedSpans } from '#shared/quotations.ts'
import type { StoryPlan } from './plan/story-plan.ts'
import { mentionPattern, tokensOf } from './text-measures.ts'
import { stemsOf } from './word-stems.ts'

/** A character or thing that comes into a story: how the teller says so the first time, and the words it is called by. */
interface Entrance {
  first: string
  stems: ReadonlySet<string>
}

/**
 * Answers for one paragraph of a story after the other which of its words are told of for the first time: what the wish
 * is about, and the characters and things that come in. One that is only spoken of in a quotation is not there yet.
 */
export function newWordsReader(plan: StoryPlan): (text: string) => string[] {
  const wished = stemsOf(plan.wish.about)
  const coming = new Set(entrancesOf(plan))
  return (text) => {
    const stems = new Set([...stemsOf(text)].filter((stem) => wished.delete(stem)))
    const told = tellersWords(text)
    for (const entrance of coming) {
      if (!isFirstIn(told, entrance)) continue
      coming.delete(entrance)
      for (const stem of entrance.stems) stems.add(stem)
    }
    if (stems.size === 0) return []
    return [...new Set(tokensOf(text))].filter((word) => [...stemsOf(word)].some((stem) => stems.has(stem)))
  }
}

/** The moon that rose is no Rose; “a fox cub” may begin a sentence. */
function isFirstIn(told: string, { first }: Entrance): boolean {
  return mentionPattern(first, /^\p{Lu}/u.test(first) ? 'u' : 'iu').test(told)
}

function entrancesOf(plan: StoryPlan): Entrance[] {
  const sites = plan.kind === 'journey' ? [...plan.deeds, plan.climax].map(({ site }) => site.obj) : []
  const things = [...Object.values(plan.theme.things), ...sites]
  return [
    ...plan.cast.map(({ called }) => ({ first: called, stems: stemsOf(called) })),
    ...things.map(({ first, def }) => ({ first, stems: stemsOf(def) }))
  ]
}

/** A paragraph without what is said in it. */
function tellersWords(text: string): string {
  const quotations = quotedSpans(text, { from: 0, to: text.length })
  const from = [0, ...quotations.map(({ to }) => to)]
  return from.map((at, i) => text.slice(at, quotations[i]?.from)).join(' ')
}
