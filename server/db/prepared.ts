import type { Compilable, CompiledQuery } from 'kysely'

import { type Db, readAtOnce } from './client.ts'

/**
 * A reading query that nearly every call asks. It is put together once for each database and then asked with other values:
 * putting it together costs more than its answer. The values that `build` writes down are replaced, in their order.
 * @returns how to ask it; the rows
 */
export function prepared<R>(build: (db: Db) => Compilable<R>): (db: Db, values: readonly unknown[]) => Promise<R[]> {
  const queries = new WeakMap<Db, CompiledQuery<R>>()
  return async (db, values) => {
    const known = queries.get(db) ?? build(db).compile()
    queries.set(db, known)
    if (values.length !== known.parameters.length)
      throw new RangeError('A prepared query takes as many values as it has')
    const query: CompiledQuery<R> = { ...known, parameters: values }
    return readAtOnce(db, query) ?? (await db.executeQuery(query)).rows
  }
}
