import type { Db } from './client.ts'

/** As long as a listener waits when the node that speaks dies; three renewals fit in. */
const LEASE_MS = 12_000

/** Agreement between nodes on one database about which of them makes a narration. */
interface NarrationClaims {
  /** Takes or renews the making of a narration for twelve seconds; false while another node has it. */
  take(key: string): Promise<boolean>
  release(key: string): Promise<void>
}

/** `holder` names this process. */
export function createNarrationClaims({
  db,
  clock,
  holder
}: {
  db: Db
  clock: { now(): Date }
  holder: string
}): NarrationClaims {
  return {
    async take(key) {
      const now = clock.now()
      const lease_until = new Date(now.getTime() + LEASE_MS).toISOString()
      const row = await db
        .insertInto('narration_claims')
        .values({ narration_key: key, holder, lease_until })
        .onConflict((conflict) =>
          conflict
            .column('narration_key')
            .doUpdateSet({ holder, lease_until })
            .where((is) =>
              is.or([
                is('narration_claims.holder', '=', holder),
                is('narration_claims.lease_until', '<', now.toISOString())
              ])
            )
        )
        .returning('narration_key')
        .executeTakeFirst()
      return row !== undefined
    },
    async release(key) {
      await db.deleteFrom('narration_claims').where('narration_key', '=', key).where('holder', '=', holder).execute()
    }
  }
}
