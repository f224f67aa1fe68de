import type { Db } from './client.ts'
import { createDailyUsage } from './daily-usage.ts'

/** What a voice that is paid by the letter has spoken: over all nodes, by UTC days. */
export interface VoiceLedger {
  /** Letters that a family and all families together have had spoken today. */
  spokenToday(family: string | null): Promise<{ family: number; instance: number }>
  /** So many letters more. A family that is gone meanwhile is counted among all. */
  add(family: string | null, letters: number): Promise<void>
  /** The newest day first. */
  lastDays(days: number): Promise<{ day: string; letters: number }[]>
}

export function createVoiceLedger(needs: { db: Db; clock: { now(): Date } }): VoiceLedger {
  const usage = createDailyUsage(needs, 'voice_usage', ['letters'])
  return {
    async spokenToday(family) {
      const today = await usage.today(family)
      return { family: today.family?.letters ?? 0, instance: today.instance?.letters ?? 0 }
    },
    add: async (family, letters) => await usage.add(family, { letters }),
    lastDays: async (days) => await usage.lastDays(days)
  }
}
