import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'

export interface PostgresServer {
  /** Socket folder: clients connect with `postgres:///NAME?host=FOLDER&user=postgres`. */
  folder: string
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL of our own in a temporary folder, on a socket and no port. Its programs come from the machine, or
 * (as root on Debian) from its package. @returns null when there is no PostgreSQL to be had, with `why` told to `say`
 */
export async function startPostgres(say: (why: string) => void): Promise<PostgresServer | null> {
  const programs = findPrograms() ?? installPrograms()
  if (programs === null) {
    say('No PostgreSQL on this machine: the tests run on SQLite only, the PostgreSQL half is skipped.')
    return null
  }
  const folder = mkdtempSync(join(tmpdir(), 'talewick-pg-'))
  const data = join(folder, 'data')
  const user = postgresUser()
  try {
    chmodSync(folder, 0o700)
    // initdb and postgres refuse to run as root.
    if (user !== null) chownSync(folder, user.uid, user.gid)
    const options = { cwd: folder, env: { LC_ALL: 'C', TZ: 'UTC' }, ...user }
    execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8'], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe']
    })
    // No real data lives here: speed is worth more than surviving a power cut.
    writeFileSync(
      join(data, 'postgresql.auto.conf'),
      [
        "listen_addresses = ''",
        `unix_socket_directories = '${folder}'`,
        'fsync = off',
        'synchronous_commit = off',
        'full_page_writes = off',
        'max_connections = 60',
        ''
      ].join('\n')
    )
    const server = spawn(join(programs, 'postgres'), ['-D', data], { ...options, stdio: 'ignore' })
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    for (let tries = 0; ; tries++) {
      const ready = spawnSync(join(programs, 'pg_isready'), ['-h', folder, '-q'])
      if (ready.status === 0) break
      if (tries > 100 || server.exitCode !== null) throw new Error('PostgreSQL did not become ready')
      await sleep(50)
    }
    return {
      folder,
      async stop() {
        // SIGINT: end the sessions and stop at once.
        server.kill('SIGINT')
        await ended
        rmSync(folder, { recursive: true, force: true })
      }
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function findPrograms(): string | null {
  const roots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']
  const candidates = roots
    .filter((root) => existsSync(root))
    .flatMap((root) =>
      readdirSync(root)
        .filter((name) => /^(\d+|postgresql(@\d+)?)$/.test(name))
        .map((name) => join(root, name, 'bin'))
    )
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const onPath = (process.env['PATH'] ?? '').split(':')
  return (
    [...candidates, ...onPath].find((folder) =>
      ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name)))
    ) ?? null
  )
}

/** Where the package cannot be had, the list of packages may be too old. */
const INSTALL = 'timeout 120 apt-get install -y -q --no-install-recommends postgresql'
const INSTALL_WITH_NEW_LIST = `${INSTALL} || { timeout 60 apt-get update -q; ${INSTALL}; }`

/**
 * Debian's package brings the programs; only root may ask for it. Two runs of tests may ask at once: the second waits
 * until the first has ended, for `apt-get` itself refuses a second run meanwhile.
 */
function installPrograms(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  spawnSync('flock', [join(tmpdir(), 'talewick-apt-get.lock'), 'sh', '-c', INSTALL_WITH_NEW_LIST], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  })
  return findPrograms()
}

/** Whom to become when we are root: Debian's `postgres`, or `nobody`. */
function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout)
    const gid = Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout)
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody"')
}
