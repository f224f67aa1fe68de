import * as z from 'zod/mini'

import { storyLibrary, type StoryLibrary } from '#content/library.ts'
import { checkedRequest } from '../plan/plan-story.ts'
import type { Storyteller, StoryBrief, StorytellerEvent, WriteOptions } from '../storyteller.ts'
import type { WishLore } from '../wish-lore.ts'
import { askForWish, type WishAskerOptions } from './wish-asker.ts'
import { wishLoreSchema } from './wish-lore-schema.ts'
import { askableWish, type AskableWish } from './wish-words.ts'

export interface WishStorytellerOptions extends WishAskerOptions {
  /** Tells every story. */
  embedded: Storyteller
  store: {
    find(wishHash: string): Promise<{ lore: string | null; askedAt: Date } | null>
    keep(wishHash: string, lore: string | null): Promise<void>
  }
  now: () => Date
  /** What could not be read or kept: the story is told all the same. */
  onProblem: (what: string, error: unknown) => void
  library?: StoryLibrary
  /** Milliseconds; others in tests. */
  patience?: Partial<WishPatience>
}

interface WishPatience {
  /** How long a story waits for an answer before it is told without. */
  storyMs: number
  /** How long a model that failed is left alone. */
  restMs: number
  /** How long a wish of which a model knew nothing of use is not asked again. */
  againMs: number
}

const PATIENCE: WishPatience = { storyMs: 4000, restMs: 5 * 60_000, againMs: 7 * 24 * 3_600_000 }

/** A parent at the bedside waits for this long and no longer; what is answered later is there on the next evening. */
export interface WishStoryteller extends Storyteller {
  /** Ends what is still being asked. */
  close(): Promise<void>
}

/**
 * The embedded storyteller tells every story. For a wish that no pack knows a model is asked once what there is to know of
 * it; that is kept for every family. A model that is slow, refuses, fails or writes nonsense costs the story nothing.
 */
export function createWishStoryteller(options: WishStorytellerOptions): WishStoryteller {
  const { embedded, store, now, onProblem, library = storyLibrary } = options
  const patience = { ...PATIENCE, ...options.patience }
  const closing = new AbortController()
  /** What is being asked at this moment, by wish: the second family with it waits for the same answer. */
  const asking = new Map<string, Promise<WishLore | null>>()
  let restsUntil = 0

  async function kept(wish: AskableWish): Promise<{ lore: WishLore | null } | null> {
    const row = await store.find(wish.hash)
    if (row === null) return null
    if (row.lore === null) return now().getTime() - row.askedAt.getTime() < patience.againMs ? { lore: null } : null
    const read = z.safeParse(wishLoreSchema, JSON.parse(row.lore))
    return read.success ? { lore: read.data } : null
  }

  async function ask(wish: AskableWish, family: string | null): Promise<WishLore | null> {
    const asked = await askForWish(wish, family, options, closing.signal)
    if (asked.kind === 'failed') restsUntil = now().getTime() + patience.restMs
    if (asked.kind === 'useless' || asked.kind === 'unsafe') await store.keep(wish.hash, null)
    if (asked.kind !== 'known') return null
    await store.keep(wish.hash, JSON.stringify(asked.lore))
    return asked.lore
  }

  function asked(wish: AskableWish, family: string | null): Promise<WishLore | null> {
    const running = asking.get(wish.hash)
    if (running !== undefined) return running
    if (now().getTime() < restsUntil || closing.signal.aborted) return Promise.resolve(null)
    const started = ask(wish, family)
      .catch((error: unknown) => {
        if (!closing.signal.aborted) onProblem('a wish could not be asked for or kept', error)
        return null
      })
      .finally(() => asking.delete(wish.hash))
    asking.set(wish.hash, started)
    return started
  }

  async function loreFor(request: StoryBrief, { family, signal }: WriteOptions): Promise<WishLore | null> {
    const wish = askableWish(checkedRequest(request), library)
    if (wish === null) return null
    try {
      const found = await kept(wish)
      if (found !== null) return found.lore
    } catch (error) {
      onProblem('what is known of a wish could not be read', error)
      return null
    }
    return await withinPatience(asked(wish, family ?? null), patience.storyMs, signal)
  }

  async function* write(request: StoryBrief, how: WriteOptions): AsyncGenerator<StorytellerEvent> {
    how.signal?.throwIfAborted()
    const lore = await loreFor(request, how)
    yield* embedded.write(request, { ...how, lore })
  }

  return {
    id: embedded.id,
    ready: () => embedded.ready(),
    write,
    async close() {
      closing.abort(new Error('the server is shutting down'))
      await Promise.allSettled(asking.values())
    }
  }
}

/** The answer, or null when it takes longer. @throws the signal's reason */
async function withinPatience<Answer>(
  answer: Promise<Answer>,
  ms: number,
  signal: AbortSignal | undefined
): Promise<Answer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), ms)
  const onAbort = () => reject(signal?.reason)
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}
