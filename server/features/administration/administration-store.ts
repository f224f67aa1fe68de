import { sql } from 'kysely'

import type { AppContext } from '#server/context.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { isAdministrator } from '#server/session.ts'
import type { AdministeredUser } from '#shared/administration.ts'

type Config = Pick<AppContext['config'], 'adminEmails'>

const USERS_AT_ONCE = 50

/** Whether this instance has an administrator: by the database, or by a proved address of ADMIN_EMAILS. */
export async function hasAdministrator(db: Db | Tx, { adminEmails }: Config): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((either) =>
      either.or([
        either('is_admin', '=', 1),
        either.and([either('email_verified_at', 'is not', null), either('email', 'in', ['', ...adminEmails])])
      ])
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false when there is no such account */
export async function setAdministrator(db: Db | Tx, userId: string, isAdmin: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ is_admin: isAdmin ? 1 : 0 })
    .where('id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** No browser of this account is signed in any more, and none is known. */
export async function deleteSessionsAndDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

/** @param until null for ever */
export async function saveComplimentary(
  db: Db,
  userId: string,
  { until, grantedAt }: { until: string | null; grantedAt: Date }
): Promise<void> {
  const granted = { until, granted_at: grantedAt.toISOString() }
  await db
    .insertInto('complimentary_access')
    .values({ user_id: userId, ...granted })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(granted))
    .execute()
}

export async function deleteComplimentary(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('complimentary_access').where('user_id', '=', userId).execute()
}

/** Jobs that were tried for the last time. */
export async function countFailedJobs(db: Db): Promise<number> {
  const { failed } = await db
    .selectFrom('jobs')
    .select((pick) => pick.fn.countAll<number>().as('failed'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return failed
}

/** A page of accounts, newest first, whose address or name holds `search`. */
export async function selectUsers(
  { db, config }: { db: Db; config: Config },
  { search = '', after }: { search?: string | undefined; after?: string | undefined }
): Promise<{ users: AdministeredUser[]; next: string | null }> {
  const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  let query = db
    .selectFrom('users')
    .leftJoin('complimentary_access', 'complimentary_access.user_id', 'users.id')
    .leftJoin(
      (from) =>
        from
          .selectFrom('sessions')
          .select((pick) => ['user_id', pick.fn.countAll<number>().as('devices'), pick.fn.max('seen_at').as('seen')])
          .groupBy('user_id')
          .as('seen'),
      (join) => join.onRef('seen.user_id', '=', 'users.id')
    )
    .select([
      'users.id',
      'email',
      'first_name',
      'last_name',
      'created_at',
      'email_verified_at',
      'is_admin',
      'password_hash',
      'seen.devices',
      'seen.seen',
      'granted_at',
      'until'
    ])
    .orderBy('users.id', 'desc')
    .limit(USERS_AT_ONCE + 1)
  if (search !== '')
    query = query.where(sql<boolean>`lower(email || ' ' || first_name || ' ' || last_name) like ${pattern} escape '\\'`)
  if (after !== undefined) query = query.where('users.id', '<', after)
  const rows = await query.execute()
  const users = rows.slice(0, USERS_AT_ONCE).map((row) => ({
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    createdAt: row.created_at,
    isVerified: row.email_verified_at !== null,
    isAdmin: isAdministrator(config, row),
    hasPassword: row.password_hash !== '',
    devices: row.devices ?? 0,
    lastSeenAt: row.seen,
    complimentary: row.granted_at === null ? null : { until: row.until }
  }))
  return { users, next: rows.length > USERS_AT_ONCE ? (users.at(-1)?.id ?? null) : null }
}
