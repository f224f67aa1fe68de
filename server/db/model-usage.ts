import { sql } from 'kysely'

import type { Db } from './client.ts'
import { transaction } from './client.ts'

/** Tokens and stories of one day. */
export interface UsageOfDay {
  stories: number
  input: number
  output: number
}

/** What models were asked for today: over all nodes. */
export interface ModelLedger {
  /** Tokens, in and out, that a family and all families together have used today. */
  spentToday(family: string | null): Promise<{ family: number; instance: number }>
  /** One story more. A family that is gone meanwhile is counted among all. */
  add(family: string | null, usage: { input: number; output: number }): Promise<void>
  /** The newest day first. */
  lastDays(days: number): Promise<({ day: string } & UsageOfDay)[]>
}

export function createModelLedger({ db, clock }: { db: Db; clock: { now(): Date } }): ModelLedger {
  const today = () => clock.now().toISOString().slice(0, 10)
  return {
    async spentToday(family) {
      const day = today()
      const all = await db.selectFrom('model_usage_days').selectAll().where('day', '=', day).executeTakeFirst()
      const mine =
        family === null
          ? undefined
          : await db
              .selectFrom('model_usage')
              .selectAll()
              .where('user_id', '=', family)
              .where('day', '=', day)
              .executeTakeFirst()
      return { family: tokensOf(mine), instance: tokensOf(all) }
    },
    async add(family, usage) {
      const row = { day: today(), stories: 1, input_tokens: usage.input, output_tokens: usage.output }
      await transaction(db, async (tx) => {
        await tx
          .insertInto('model_usage_days')
          .values(row)
          .onConflict((conflict) => conflict.column('day').doUpdateSet(sums('model_usage_days')))
          .execute()
        if (family === null) return
        const user = await tx.selectFrom('users').select('id').where('id', '=', family).executeTakeFirst()
        if (user === undefined) return
        await tx
          .insertInto('model_usage')
          .values({ user_id: family, ...row })
          .onConflict((conflict) => conflict.columns(['user_id', 'day']).doUpdateSet(sums('model_usage')))
          .execute()
      })
    },
    async lastDays(days) {
      const rows = await db.selectFrom('model_usage_days').selectAll().orderBy('day', 'desc').limit(days).execute()
      return rows.map(({ day, stories, input_tokens, output_tokens }) => ({
        day,
        stories,
        input: input_tokens,
        output: output_tokens
      }))
    }
  }
}

function sums(table: 'model_usage' | 'model_usage_days') {
  const sum = (column: string) => sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`
  return { stories: sum('stories'), input_tokens: sum('input_tokens'), output_tokens: sum('output_tokens') }
}

function tokensOf(row: { input_tokens: number; output_tokens: number } | undefined): number {
  return row === undefined ? 0 : row.input_tokens + row.output_tokens
}
