import type { Compilable, CompiledQuery } from 'kysely'

import { type Db, readerAtOnce } from './client.ts'

/**
 * A reading query that nearly every call asks. It is put together once for each database and then asked with other values:
 * putting it together costs more than its answer. The values that `build` writes down are replaced, in their order.
 * @returns how to ask it: the rows, at once where the engine has them at once
 */
export function prepared<R>(
  build: (db: Db) => Compilable<R>
): (db: Db, values: readonly unknown[]) => R[] | Promise<R[]> {
  const known = new WeakMap<
    Db,
    { query: CompiledQuery<R>; read: ((values: readonly unknown[]) => R[] | null) | null }
  >()
  const prepare = (db: Db) => {
    const query = build(db).compile()
    const made = { query, read: readerAtOnce(db, query) }
    known.set(db, made)
    return made
  }
  return (db, values) => {
    const { query, read } = known.get(db) ?? prepare(db)
    if (values.length !== query.parameters.length)
      throw new RangeError('A prepared query takes as many values as it has')
    return read?.(values) ?? ask(db, { ...query, parameters: values })
  }
}

async function ask<R>(db: Db, query: CompiledQuery<R>): Promise<R[]> {
  return (await db.executeQuery(query)).rows
}
