import { setTimeout as sleep } from 'node:timers/promises'

import type { FamilyHistory, StoryFacts, StoryPlan, StoryBrief, Storyteller } from '#server/storyteller/storyteller.ts'
import type { ParagraphHints } from '#shared/paragraph-hints.ts'

export interface FakeStoryteller extends Storyteller {
  /** What was asked for, in order. */
  readonly asked: { request: StoryBrief; seed: string; history: FamilyHistory }[]
}

export interface FakeStorytellerOptions {
  /** Before each paragraph. */
  pauseMs?: number
  /** It goes on after its first paragraph when this is fulfilled. */
  held?: Promise<void>
  /** Fails instead of telling this paragraph. */
  failAt?: number
  paragraphs?: number
  /** What it knows of every paragraph. */
  hints?: ParagraphHints
  /** What happened in every story. */
  facts?: StoryFacts
  /** For each paragraph. */
  alternatives?: readonly (readonly string[])[]
  retell?: NonNullable<Storyteller['retell']>
}

// oxlint-disable-next-line typescript/no-unsafe-assignment -- no caller behind the port reads a plan, and the stand-in has none
const NO_PLAN: StoryPlan = JSON.parse('{}')

/** Tells a short story at once; every seed tells another one, and every character is in it. */
export function fakeStoryteller({
  pauseMs = 0,
  held,
  failAt = -1,
  paragraphs: count = 3,
  hints,
  facts,
  alternatives,
  retell
}: FakeStorytellerOptions = {}): FakeStoryteller {
  const asked: FakeStoryteller['asked'] = []
  return {
    id: 'embedded',
    asked,
    ready: () => Promise.resolve(),
    ...(retell && { retell }),
    async *write(request, { seed, history }) {
      asked.push({ request, seed, history })
      const names = request.characters.map((character) => character.name).join(', ')
      const title = `The night of ${names}`
      const paragraphs = Array.from(
        { length: count },
        (_, index) => `${names} walked on under star number ${index} (${seed}).`
      )
      yield { type: 'plan', plan: NO_PLAN, paragraphs: count, words: count * 8 }
      yield { type: 'title', text: title }
      for (const [index, text] of paragraphs.entries()) {
        if (pauseMs > 0) await sleep(pauseMs)
        if (index > 0) await held
        if (index === failAt) throw new Error('The stand-in lost its voice')
        yield { type: 'paragraph', index, text, ...(hints && { hints }) }
        yield { type: 'progress', value: Math.round(((index + 1) / count) * 95) }
      }
      yield {
        type: 'done',
        story: {
          title,
          paragraphs,
          content: paragraphs.join('\n\n'),
          words: count * 8,
          writer: 'embedded',
          memory: { plotId: `plot-${asked.length}`, lineIds: [`line-${seed}`], ...(facts && { facts }) },
          ...(hints && { hints: paragraphs.map(() => hints) }),
          ...(alternatives && { alternatives })
        }
      }
    }
  }
}
