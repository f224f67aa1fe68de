import { spawn } from 'node:child_process'
import { closeSync, openSync, rmSync } from 'node:fs'
import process from 'node:process'
import { text } from 'node:stream/consumers'

const INSTALL =
  'install the PostgreSQL client programs: apt-get install postgresql-client (Debian, Ubuntu), brew install libpq (macOS)'

/** `pg_dump` in its own format: one snapshot of one moment. @throws with one line for the operator */
export async function dumpPostgres(url: string, target: string): Promise<void> {
  // Its owner's alone from the first byte on.
  closeSync(openSync(target, 'wx', 0o600))
  await run('pg_dump', url, (address) => [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--file=${target}`,
    address
  ])
}

/** Whether the file opens, and holds families. @throws with one line for the operator */
export async function checkPostgresBackup(file: string): Promise<void> {
  const content = await run('pg_restore', null, () => ['--list', file])
  if (!/ TABLE DATA \S+ users /.test(content)) throw new Error(`${file} is damaged, or no backup of Talewick`)
}

/**
 * Puts a dump in place of the tables that are there, in one transaction: all of it, or nothing happened.
 * @param script a file to write the statements into, which is gone afterwards
 * @param tables those that give way
 * @param migrations names that this version knows: a dump with others is of a newer version, and refused
 * @throws with one line for the operator
 */
export async function loadPostgres(
  url: string,
  file: string,
  { script, tables, migrations }: { script: string; tables: readonly string[]; migrations: readonly string[] }
): Promise<void> {
  try {
    closeSync(openSync(script, 'w', 0o600))
    // Whole before the first statement runs: half a script would be committed as well.
    await run('pg_restore', null, () => ['--no-owner', '--no-privileges', `--file=${script}`, file])
    const drops = tables.map((table) => `drop table if exists "${table.replaceAll('"', '""')}" cascade`).join(';')
    const rules = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1']
    await run('psql', url, (address) => [
      ...rules,
      `--command=${drops}`,
      `--file=${script}`,
      `--command=${refuseNewer(migrations)}`,
      address
    ])
  } finally {
    rmSync(script, { force: true })
  }
}

/** The script of a dump ends without a search path of its own. */
function refuseNewer(migrations: readonly string[]): string {
  const known = migrations.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')
  return `reset search_path; do $$ begin
    if to_regclass('kysely_migration') is null then return; end if;
    if exists (select 1 from kysely_migration where name not in (${known})) then
      raise exception 'The backup comes from a newer version of Talewick: upgrade first, then restore';
    end if;
  end $$`
}

/** The password goes by the environment: arguments are shown to every user of the machine. */
async function run(command: string, url: string | null, argumentsFor: (address: string) => string[]): Promise<string> {
  const { address, password } = withoutPassword(url ?? '')
  const child = spawn(command, argumentsFor(address), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', ...(password !== '' && { PGPASSWORD: password }) }
  })
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', (cause) => reject(new Error(`${command} is not on this machine: ${INSTALL}`, { cause })))
    child.once('close', resolve)
  })
  const [code, output, said] = await Promise.all([exit, text(child.stdout), text(child.stderr)])
  if (code !== 0) throw new Error(`${command} failed: ${said.trim().split('\n')[0] ?? ''}`)
  return output
}

function withoutPassword(url: string): { address: string; password: string } {
  const [, before = '', password = '', rest = ''] = /^([a-z]+:\/\/[^:@/?]*):([^@/?]*)(@.*)$/.exec(url) ?? []
  return rest === ''
    ? { address: url, password: '' }
    : { address: before + rest, password: decodeURIComponent(password) }
}
