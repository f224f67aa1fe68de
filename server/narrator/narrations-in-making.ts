import { claimNarration, type NarrationClaim, type NarrationClaims } from './narration-claim.ts'
import { createSlots, urgencyAt } from './narration-slots.ts'
import type { Narration } from './narrator.ts'

interface Needs {
  claims: NarrationClaims | null
  onProblem: (what: string, error: unknown) => void
  /** The narrator is closing. */
  stopping: AbortSignal
}

interface Opening {
  ownerId: string | null
  find: () => Promise<Narration | null>
  /** Asked only where nothing was found; `urgencyOf` says how urgent each of its segments is. */
  begin: (urgencyOf: (segment: number) => number) => Promise<Narration>
}

/** What is being made at this moment: who asks for the same joins, and what is thrown away is given up. */
export interface NarrationsInMaking {
  /** The one that is being opened or made already; else what `find` finds, or what `begin` begins in a slot of its owner. */
  open(key: string, opening: Opening): Promise<Narration>
  find(key: string): Promise<Narration> | null
  /** From here on a making can be given up, and other nodes know whose it is. */
  start(key: string): Promise<{ claim: NarrationClaim; signal: AbortSignal }>
  /** No request joins it any more: it is whole, or failed. */
  leave(key: string): void
  /** Notes what goes on in the background, until it is over; its failure is told unless it was given up. */
  note(whenComplete: Promise<void>, signal: AbortSignal): void
  /** Ends a making for every listener that waits; resolves when nothing of it goes on. */
  giveUp(key: string, reason: Error): Promise<void>
  settled(): Promise<void>
}

export function createNarrationsInMaking({ claims, onProblem, stopping }: Needs): NarrationsInMaking {
  const beingMade = new Map<string, Promise<Narration>>()
  const held = new Map<string, NarrationClaim>()
  const givingUp = new Map<string, AbortController>()
  const slots = createSlots()
  const finishing = new Set<Promise<void>>()

  function leave(key: string): void {
    beingMade.delete(key)
    slots.leave(key)
    givingUp.delete(key)
    void held.get(key)?.release()
    held.delete(key)
  }

  return {
    open(key, { ownerId, find, begin }) {
      const running = beingMade.get(key)
      if (running) return running
      const opening = find().then((found) => {
        if (found === null) {
          const others = slots.take(key, ownerId)
          return begin((segment) => urgencyAt(segment, others))
        }
        leave(key)
        return found
      })
      beingMade.set(key, opening)
      opening.catch(() => leave(key))
      return opening
    },
    find: (key) => beingMade.get(key) ?? null,
    async start(key) {
      const giveUp = new AbortController()
      givingUp.set(key, giveUp)
      const signal = AbortSignal.any([stopping, giveUp.signal])
      const claim = await claimNarration(claims, key, onProblem)
      held.set(key, claim)
      return { claim, signal }
    },
    leave,
    note(whenComplete, signal) {
      const noted = whenComplete
        .catch((error) => {
          if (!signal.aborted) onProblem('a narration could not be finished', error)
        })
        .finally(() => finishing.delete(noted))
      finishing.add(noted)
    },
    async giveUp(key, reason) {
      givingUp.get(key)?.abort(reason)
      await beingMade.get(key)?.then(
        ({ whenComplete }) => whenComplete.catch(() => undefined),
        () => undefined
      )
    },
    settled: async () => void (await Promise.all(finishing))
  }
}
