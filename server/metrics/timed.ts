import type { Narration, Narrator } from '#server/narrator/narrator.ts'
import type { Storyteller, StoryWriter } from '#server/storyteller/storyteller.ts'

interface StoryTimes {
  onFirstParagraph(seconds: number): void
  onDone(seconds: number, writer: StoryWriter): void
  /** It threw. A caller that stopped reading broke nothing. */
  onBroken(): void
}

/** The same storyteller; times count from the request. */
export function timedStoryteller(storyteller: Storyteller, times: StoryTimes): Storyteller {
  return {
    ...storyteller,
    async *write(request, options) {
      const start = performance.now()
      try {
        for await (const event of storyteller.write(request, options)) {
          if (event.type === 'paragraph' && event.index === 0) times.onFirstParagraph(since(start))
          if (event.type === 'done') times.onDone(since(start), event.story.writer)
          yield event
        }
      } catch (error) {
        times.onBroken()
        throw error
      }
    }
  }
}

interface NarrationTimes {
  onFirstSound(seconds: number, source: 'stored' | 'made'): void
  onDone(seconds: number, engine: string): void
  /** It was begun, and did not become whole. */
  onBroken(): void
}

/** The same narrator; a recording that several listeners wait for is whole once. */
export function timedNarrator(narrator: Narrator, times: NarrationTimes): Narrator {
  const making = new WeakSet<Narration>()
  return {
    ...narrator,
    async narrate(request) {
      const start = performance.now()
      const narration = await narrator.narrate(request)
      const isStored = narration.isComplete()
      times.onFirstSound(since(start), isStored ? 'stored' : 'made')
      if (isStored || making.has(narration)) return narration
      making.add(narration)
      narration.whenComplete.then(
        () => times.onDone(since(start), narration.engine),
        () => times.onBroken()
      )
      return narration
    }
  }
}

function since(start: number): number {
  return (performance.now() - start) / 1000
}
