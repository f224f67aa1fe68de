import { sql } from 'kysely'

import { type Db, transaction, type Tx } from './client.ts'
import type { ModelUsageDaysTable, VoiceUsageDaysTable } from './schema.ts'

/** What is counted by UTC days, over all nodes: of each family, for its limit, and of the whole instance, which stays when a family goes. */
export interface DailyUsage<Column extends string> {
  /** What a family (null where there is none) and all families together have used today; null where that is nothing. */
  today(family: string | null): Promise<{ family: Counts<Column> | null; instance: Counts<Column> | null }>
  /** So much more. A family that is gone meanwhile is counted among all. */
  add(family: string | null, counts: Counts<Column>): Promise<void>
  /** The newest day first. */
  lastDays(days: number): Promise<({ day: string } & Counts<Column>)[]>
}

type Counts<Column extends string> = Record<Column, number>

/** The tables, each with what it counts. */
interface CountedTables {
  model_usage: Exclude<keyof ModelUsageDaysTable, 'day'>
  voice_usage: Exclude<keyof VoiceUsageDaysTable, 'day'>
}

/** Counts in a pair of tables: `table` by `user_id` and `day`, and `<table>_days` by `day`. */
export function createDailyUsage<Table extends keyof CountedTables>(
  { db, clock }: { db: Db; clock: { now(): Date } },
  table: Table,
  columns: readonly CountedTables[Table][]
): DailyUsage<CountedTables[Table]> {
  type Column = CountedTables[Table]
  const ofAll = `${table}_days`
  const counted = sql.join(columns.map((column) => sql.ref(column)))
  const dayOfNow = () => clock.now().toISOString().slice(0, 10)
  async function add(tx: Tx, into: string, key: Record<string, string>, counts: Counts<Column>): Promise<void> {
    const names = Object.keys(key)
    const values = [...Object.values(key), ...columns.map((column) => counts[column])]
    const sums = columns.map(
      (column) => sql`${sql.ref(column)} = ${sql.ref(`${into}.${column}`)} + ${sql.ref(`excluded.${column}`)}`
    )
    await sql`
      insert into ${sql.table(into)} (${sql.join([...names, ...columns].map((name) => sql.ref(name)))})
      values (${sql.join(values)})
      on conflict (${sql.join(names.map((name) => sql.ref(name)))}) do update set ${sql.join(sums)}`.execute(tx)
  }
  return {
    async today(family) {
      const day = dayOfNow()
      const all = await sql<Counts<Column>>`
        select ${counted} from ${sql.table(ofAll)} where day = ${day}`.execute(db)
      if (family === null) return { family: null, instance: all.rows[0] ?? null }
      const mine = await sql<Counts<Column>>`
        select ${counted} from ${sql.table(table)} where user_id = ${family} and day = ${day}`.execute(db)
      return { family: mine.rows[0] ?? null, instance: all.rows[0] ?? null }
    },
    async add(family, counts) {
      const day = dayOfNow()
      await transaction(db, async (tx) => {
        await add(tx, ofAll, { day }, counts)
        if (family === null) return
        const user = await tx.selectFrom('users').select('id').where('id', '=', family).executeTakeFirst()
        if (user !== undefined) await add(tx, table, { user_id: family, day }, counts)
      })
    },
    async lastDays(days) {
      const { rows } = await sql<{ day: string } & Counts<Column>>`
        select day, ${counted} from ${sql.table(ofAll)} order by day desc limit ${days}`.execute(db)
      return rows
    }
  }
}
