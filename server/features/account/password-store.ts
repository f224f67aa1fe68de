import type { Engine, Tx } from '#server/db/client.ts'
import { forUpdate } from '#server/db/row-lock.ts'

/**
 * Whether an account still has the password that was just checked. No other request changes it, or removes the account, until the
 * transaction ends.
 */
export async function holdPassword(
  tx: Tx,
  engine: Engine,
  user: { id: string; password_hash: string }
): Promise<boolean> {
  const query = tx.selectFrom('users').select('password_hash').where('id', '=', user.id)
  const row = await forUpdate(query, engine).executeTakeFirst()
  return row?.password_hash === user.password_hash
}
