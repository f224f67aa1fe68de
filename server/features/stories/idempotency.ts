import type { Story, StoryEvent } from '#shared/story.ts'
import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { errorFields } from '#server/log.ts'
import type { SessionUserId } from '#server/session.ts'
import { claimKey, findStoryByKey, releaseClaim, renewClaim } from './story-store.ts'

const LEASE_MS = 10_000
const LOOK_AGAIN_MS = 100

/** Told as the story grows; the browser listens, or nobody. */
export type OnStoryEvent = (event: StoryEvent) => void

/** Under which key a story is made: stored with it, and let go in the same transaction. */
export interface HeldKey {
  key: string
  holder: string
}

type Needs = Pick<AppContext, 'db' | 'clock' | 'random' | 'log'>

export interface WithIdempotencyKey {
  /** The key's story: found, joined while it is being made here or on another node, or made now by `make`. */
  (
    userId: SessionUserId,
    key: string | null,
    onEvent: OnStoryEvent,
    make: (onEvent: OnStoryEvent, held: HeldKey | null) => Promise<Story>
  ): Promise<Story>
}

/** @throws AppError('invalid') for a key that is not one */
export function readIdempotencyKey(header: string | null): string | null {
  if (header === null) return null
  if (!/^[\x21-\x7e]{1,200}$/.test(header))
    throw new AppError('invalid', 'The Idempotency-Key must be 1 to 200 plain characters')
  return header
}

/**
 * A tired parent taps twice, a phone changes networks and asks again: one key is one story. A second request in this
 * process joins the first and hears everything it has told so far; one on another node waits for the stored story, and
 * takes over when the lease of a dead node runs out.
 */
export function createIdempotency(needs: Needs): WithIdempotencyKey {
  const inTheMaking = new Map<string, { told: StoryEvent[]; listeners: Set<OnStoryEvent>; story: Promise<Story> }>()
  const holder = needs.random.id()

  return async (userId, key, onEvent, make) => {
    if (key === null) return await make(onEvent, null)
    const name = `${userId}\n${key}`
    const known = inTheMaking.get(name)
    if (known !== undefined) {
      for (const event of known.told) onEvent(event)
      known.listeners.add(onEvent)
      return await known.story
    }
    const told: StoryEvent[] = []
    const listeners = new Set([onEvent])
    const story = makeOverNodes(userId, key, make, (event) => {
      told.push(event)
      for (const listener of listeners) listener(event)
    }).finally(() => inTheMaking.delete(name))
    inTheMaking.set(name, { told, listeners, story })
    return await story
  }

  async function makeOverNodes(
    userId: SessionUserId,
    key: string,
    make: (onEvent: OnStoryEvent, held: HeldKey) => Promise<Story>,
    onEvent: OnStoryEvent
  ): Promise<Story> {
    const { db, clock } = needs
    const leaseUntil = () => new Date(clock.now().getTime() + LEASE_MS).toISOString()
    for (;;) {
      const stored = await findStoryByKey(userId, db, key)
      if (stored !== null) return stored
      if (!(await claimKey(userId, db, { key, holder, now: clock.now().toISOString(), leaseUntil: leaseUntil() }))) {
        await clock.sleep(LOOK_AGAIN_MS)
        continue
      }
      const renewal = setInterval(() => {
        renewClaim(userId, db, { key, holder, leaseUntil: leaseUntil() }).catch((error: unknown) =>
          needs.log.warn('A story’s lease could not be renewed', errorFields(error))
        )
      }, LEASE_MS / 3)
      try {
        // The claim goes with the commit of its story: whoever claims after that finds the story here.
        return (await findStoryByKey(userId, db, key)) ?? (await make(onEvent, { key, holder }))
      } finally {
        clearInterval(renewal)
        await releaseClaim(userId, db, { key, holder })
      }
    }
  }
}
