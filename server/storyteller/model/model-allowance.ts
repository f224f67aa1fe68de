import type { ModelUsage } from './language-model.ts'
import type { ModelAllowance } from './model-storyteller-options.ts'

export interface AllowanceLimits {
  /** Tokens a day, in and out. */
  familyTokens: number
  /** Null: no limit but the sum of the families'. */
  instanceTokens: number | null
  /** Stories that are written at once. */
  atOnce: number
}

export interface AllowanceNeeds {
  ledger: {
    spentToday(family: string | null): Promise<{ family: number; instance: number }>
    add(family: string | null, usage: ModelUsage): Promise<void>
  }
  limits: AllowanceLimits
  onRefusal: (reason: 'family' | 'instance' | 'queue') => void
  onProblem: (error: unknown) => void
}

/** A parent waits so long for a place, and then hears the embedded storyteller. */
const PATIENCE_MS = 6000

/**
 * Places for so many stories at once, given to the family that has had the fewest lately among those who wait, and a
 * limit of tokens a day for each family and for all.
 */
export function createModelAllowance(needs: AllowanceNeeds, patienceMs = PATIENCE_MS): ModelAllowance {
  const { ledger, limits, onRefusal, onProblem } = needs
  const waiting: { family: string | null; begin: () => void }[] = []
  const held = new Map<string | null, number>()
  let taken = 0

  function occupy(family: string | null): void {
    taken += 1
    held.set(family, (held.get(family) ?? 0) + 1)
  }
  function leave(family: string | null): void {
    taken -= 1
    const left = (held.get(family) ?? 1) - 1
    if (left === 0) held.delete(family)
    else held.set(family, left)
    const fewest = Math.min(...waiting.map((one) => held.get(one.family) ?? 0))
    const next = waiting.findIndex((one) => (held.get(one.family) ?? 0) === fewest)
    if (next >= 0) waiting.splice(next, 1)[0]?.begin()
  }
  async function place(family: string | null, signal: AbortSignal | undefined): Promise<boolean> {
    signal?.throwIfAborted()
    if (taken < limits.atOnce) {
      occupy(family)
      return true
    }
    const { promise, resolve, reject } = Promise.withResolvers<boolean>()
    const entry = {
      family,
      begin: () => {
        occupy(family)
        resolve(true)
      }
    }
    const giveUp = (settle: () => void) => {
      const at = waiting.indexOf(entry)
      if (at >= 0) waiting.splice(at, 1)
      settle()
    }
    const timer = setTimeout(() => giveUp(() => resolve(false)), patienceMs)
    const onAbort = () => giveUp(() => reject(signal?.reason))
    signal?.addEventListener('abort', onAbort, { once: true })
    waiting.push(entry)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
  }

  return {
    async take(family, signal) {
      const spent = await ledger.spentToday(family)
      const reason =
        spent.family >= limits.familyTokens
          ? 'family'
          : limits.instanceTokens !== null && spent.instance >= limits.instanceTokens
            ? 'instance'
            : null
      if (reason !== null || !(await place(family, signal))) {
        onRefusal(reason ?? 'queue')
        return null
      }
      return (usage) => {
        leave(family)
        // The story is told, whether or not the book could be kept.
        if (usage.input + usage.output > 0) ledger.add(family, usage).catch(onProblem)
      }
    }
  }
}
