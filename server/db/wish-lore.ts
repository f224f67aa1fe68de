import type { Db } from './client.ts'
import { transaction } from './client.ts'

/** What is kept of a wish: JSON of the lore, or null where a model was asked and knew nothing of use. */
export interface KeptLore {
  lore: string | null
  askedAt: Date
}

export interface WishLoreStore {
  /** Null where this wish was never asked for, or by an older version of the lint. */
  find(wishHash: string): Promise<KeptLore | null>
  /** In the place of what was kept of it. Beyond the bound the wish goes that was not told for longest. */
  keep(wishHash: string, lore: string | null): Promise<void>
}

/** Some kilobytes each. */
const MOST_WISHES = 2000

export function createWishLoreStore(
  { db, clock }: { db: Db; clock: { now(): Date } },
  { version, most = MOST_WISHES }: { version: number; most?: number }
): WishLoreStore {
  return {
    async find(wishHash) {
      const row = await db
        .selectFrom('wish_lore')
        .selectAll()
        .where('wish_hash', '=', wishHash)
        .where('version', '=', version)
        .executeTakeFirst()
      if (row === undefined) return null
      const today = clock.now().toISOString().slice(0, 10)
      // Once a day is often enough to know what is still told.
      if (row.used_at < today)
        await db.updateTable('wish_lore').set({ used_at: today }).where('wish_hash', '=', wishHash).execute()
      return { lore: row.lore, askedAt: new Date(row.asked_at) }
    },
    async keep(wishHash, lore) {
      const now = clock.now().toISOString()
      const kept = { version, lore, asked_at: now, used_at: now.slice(0, 10) }
      await transaction(db, async (tx) => {
        await tx
          .insertInto('wish_lore')
          .values({ wish_hash: wishHash, ...kept })
          .onConflict((conflict) => conflict.column('wish_hash').doUpdateSet(kept))
          .execute()
        const { count } = await tx
          .selectFrom('wish_lore')
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .executeTakeFirstOrThrow()
        const spare = Number(count) - most
        if (spare <= 0) return
        const oldest = tx
          .selectFrom('wish_lore')
          .select('wish_hash')
          .where('wish_hash', '!=', wishHash)
          .orderBy('used_at')
          .orderBy('asked_at')
          .limit(spare)
        await tx.deleteFrom('wish_lore').where('wish_hash', 'in', oldest).execute()
      })
    }
  }
}
