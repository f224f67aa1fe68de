import { createHash } from 'node:crypto'

import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { errorFields } from '#server/log.ts'
import type { SessionUserId } from '#server/session.ts'
import type { Story, StoryEvent } from '#shared/story.ts'
import { claimKey, findStoryByKey, releaseClaim, renewClaim } from './story-store.ts'

const LEASE_MS = 10_000
const LOOK_AGAIN_MS = 100

/** Told as the story grows; the browser may be gone by then. */
export type OnStoryEvent = (event: StoryEvent) => void

/** A key as the client sent it, with what it was sent for. */
export interface RequestKey {
  key: string
  /** Of the request's body: the same key with another one is a mistake of the client. */
  fingerprint: string
}

/** Under which key a story is made: stored with it, and let go in the same transaction. */
export interface HeldKey extends RequestKey {
  holder: string
}

type Needs = Pick<AppContext, 'db' | 'clock' | 'random' | 'log'>

interface Making {
  fingerprint: string
  told: StoryEvent[]
  listeners: Set<OnStoryEvent>
  story: Promise<Story>
}

export interface WithIdempotencyKey {
  /**
   * The key's story: found, joined while it is being made here or on another node, or made now by `make`.
   * @throws AppError('unprocessable') when the key's story was asked for with another request
   */
  (
    userId: SessionUserId,
    requestKey: RequestKey | null,
    onEvent: OnStoryEvent,
    make: (onEvent: OnStoryEvent, held: HeldKey | null) => Promise<Story>
  ): Promise<Story>
}

/**
 * The `Idempotency-Key` of a request with this (parsed) body; null without the header.
 * @throws AppError('invalid') for a key that is not one
 */
export function readIdempotencyKey(header: string | null, body: object): RequestKey | null {
  if (header === null) return null
  if (!/^[\x21-\x7e]{1,200}$/.test(header))
    throw new AppError('invalid', 'The Idempotency-Key must be 1 to 200 plain characters')
  return { key: header, fingerprint: fingerprintOf(body) }
}

/** The same for equal bodies, in whatever order their fields came. */
function fingerprintOf(body: object): string {
  const json = JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value
  )
  return createHash('sha256').update(json).digest('hex')
}

function refuseOther(known: string | null, { fingerprint }: RequestKey): void {
  // A story from before fingerprints were stored has none: it is answered, as it always was.
  if (known === null || known === fingerprint) return
  throw new AppError('unprocessable', 'This Idempotency-Key was used for another story. Please send a new one.', {
    code: 'key_reused'
  })
}

/**
 * A tired parent taps twice, a phone changes networks and asks again: one key is one story. A second request in this
 * process joins the first and hears everything it has told so far; one on another node waits for the stored story, and
 * takes over when the lease of a dead node runs out.
 */
export function createIdempotency(needs: Needs): WithIdempotencyKey {
  const inTheMaking = new Map<string, Making>()
  const holder = needs.random.id()

  return async (userId, requestKey, onEvent, make) => {
    if (requestKey === null) return await make(onEvent, null)
    const name = `${userId}\n${requestKey.key}`
    const known = inTheMaking.get(name)
    if (known !== undefined) {
      refuseOther(known.fingerprint, requestKey)
      for (const event of known.told) onEvent(event)
      known.listeners.add(onEvent)
      return await known.story
    }
    const told: StoryEvent[] = []
    const listeners = new Set([onEvent])
    const story = makeOverNodes(userId, requestKey, make, (event) => {
      told.push(event)
      for (const listener of listeners) listener(event)
    }).finally(() => inTheMaking.delete(name))
    inTheMaking.set(name, { fingerprint: requestKey.fingerprint, told, listeners, story })
    return await story
  }

  async function makeOverNodes(
    userId: SessionUserId,
    requestKey: RequestKey,
    make: (onEvent: OnStoryEvent, held: HeldKey) => Promise<Story>,
    onEvent: OnStoryEvent
  ): Promise<Story> {
    const { db, clock } = needs
    const { key } = requestKey
    const findStored = async () => {
      const stored = await findStoryByKey(userId, db, key)
      if (stored !== null) refuseOther(stored.fingerprint, requestKey)
      return stored?.story ?? null
    }
    const leaseUntil = () => new Date(clock.now().getTime() + LEASE_MS).toISOString()
    for (;;) {
      const stored = await findStored()
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
        // The claim goes with the commit of its story: the next claim finds the story here.
        return (await findStored()) ?? (await make(onEvent, { ...requestKey, holder }))
      } finally {
        clearInterval(renewal)
        // What became of the story is what the parent must hear. A claim that stays runs out with its lease.
        await releaseClaim(userId, db, { key, holder }).catch((error: unknown) =>
          needs.log.warn('A story’s claim could not be released', errorFields(error))
        )
      }
    }
  }
}
