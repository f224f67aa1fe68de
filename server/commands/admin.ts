import process from 'node:process'

import { ConfigError } from '#server/config-values.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { type Db, openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { withCleanUp } from '#server/errors.ts'
import { hasAdministrator } from '#server/features/administration/administration-store.ts'
import { isAdministrator } from '#server/session.ts'
import { runFromCommandLine } from './command-line.ts'

const USAGE = 'npm run admin -- grant <email> | revoke <email> | list'

/**
 * `npm run admin`: who administers this instance. For the operator of the machine; it works while the server runs.
 * @returns what to print; @throws ConfigError with one line for the operator
 */
export async function runAdminCommand(config: Config, args: readonly string[]): Promise<string> {
  const [command = '', email = ''] = args
  const isKnown = command === 'list' ? args.length === 1 : ['grant', 'revoke'].includes(command) && args.length === 2
  if (!isKnown) throw new ConfigError(USAGE)
  const database = await openDatabase(config.database)
  const run = async () => {
    await migrate(database)
    if (command === 'list') return await listAdministrators(database.db, config)
    return await change(database.db, config, { email: email.trim().toLowerCase(), isAdmin: command === 'grant' })
  }
  return await withCleanUp(run, () => database.close())
}

async function change(
  db: Db,
  config: Config,
  { email, isAdmin }: { email: string; isAdmin: boolean }
): Promise<string> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ is_admin: isAdmin ? 1 : 0 })
    .where('email', '=', email)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    throw new ConfigError(`There is no account with the address ${email}. Sign up first, then run this again`)
  if (isAdmin) return `${email} is an administrator now`
  const remains = config.adminEmails.includes(email)
    ? `${email} stands in ADMIN_EMAILS and remains an administrator until you remove it there`
    : `${email} is no administrator any more`
  return (await hasAdministrator(db, config))
    ? remains
    : `${remains}. There is none now: the next start makes a setup code`
}

async function listAdministrators(db: Db, config: Config): Promise<string> {
  const rows = await db
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'is_admin'])
    .where((either) => either.or([either('is_admin', '=', 1), either('email', 'in', ['', ...config.adminEmails])]))
    .orderBy('email')
    .execute()
  const lines = rows.map((row) =>
    isAdministrator(config, row) ? row.email : `${row.email} (in ADMIN_EMAILS, but the address is not verified yet)`
  )
  return lines.length === 0 ? 'There is no administrator yet' : lines.join('\n')
}

await runFromCommandLine(import.meta.url, () => runAdminCommand(loadConfig(), process.argv.slice(2)))
