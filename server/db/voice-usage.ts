import { sql } from 'kysely'

import type { Db } from './client.ts'
import { transaction } from './client.ts'

/** What a voice that is paid by the letter has spoken: over all nodes, by UTC days. */
export interface VoiceLedger {
  /** Letters that a family and all families together have had spoken today. */
  spokenToday(family: string | null): Promise<{ family: number; instance: number }>
  /** So many letters more. A family that is gone meanwhile is counted among all. */
  add(family: string | null, letters: number): Promise<void>
  /** The newest day first. */
  lastDays(days: number): Promise<{ day: string; letters: number }[]>
}

export function createVoiceLedger({ db, clock }: { db: Db; clock: { now(): Date } }): VoiceLedger {
  const today = () => clock.now().toISOString().slice(0, 10)
  return {
    async spokenToday(family) {
      const day = today()
      const all = await db.selectFrom('voice_usage_days').selectAll().where('day', '=', day).executeTakeFirst()
      const mine =
        family === null
          ? undefined
          : await db
              .selectFrom('voice_usage')
              .selectAll()
              .where('user_id', '=', family)
              .where('day', '=', day)
              .executeTakeFirst()
      return { family: mine?.letters ?? 0, instance: all?.letters ?? 0 }
    },
    async add(family, letters) {
      const row = { day: today(), letters }
      await transaction(db, async (tx) => {
        await tx
          .insertInto('voice_usage_days')
          .values(row)
          .onConflict((conflict) =>
            conflict.column('day').doUpdateSet({ letters: sql<number>`voice_usage_days.letters + excluded.letters` })
          )
          .execute()
        if (family === null) return
        const user = await tx.selectFrom('users').select('id').where('id', '=', family).executeTakeFirst()
        if (user === undefined) return
        await tx
          .insertInto('voice_usage')
          .values({ user_id: family, ...row })
          .onConflict((conflict) =>
            conflict
              .columns(['user_id', 'day'])
              .doUpdateSet({ letters: sql<number>`voice_usage.letters + excluded.letters` })
          )
          .execute()
      })
    },
    async lastDays(days) {
      return await db.selectFrom('voice_usage_days').selectAll().orderBy('day', 'desc').limit(days).execute()
    }
  }
}
