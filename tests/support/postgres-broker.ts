import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { TestProject } from 'vitest/node'

import { type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Socket that answers with the folder of a running PostgreSQL, or an empty line when there is none. */
    postgresBroker: string
  }
}

const folder = mkdtempSync(join(tmpdir(), 'talewick-broker-'))
const server = createServer()
let starting: Promise<PostgresServer | null> | null = null

/**
 * One PostgreSQL for the whole test run, started when the first test asks and stopped with the run: a developer who runs a
 * single unit test waits for nothing.
 */
export async function setup(project: TestProject): Promise<void> {
  const path = join(folder, 'socket')
  server.on('connection', (socket) => {
    starting ??= startPostgres((why) => void process.stderr.write(`\n${why}\n`))
    starting.then(
      (postgres) => socket.end(postgres?.folder ?? ''),
      (error: unknown) => socket.destroy(error instanceof Error ? error : new Error('PostgreSQL did not start'))
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(path, resolve)
  })
  project.provide('postgresBroker', path)
}

export async function teardown(): Promise<void> {
  server.close()
  await (await starting)?.stop()
  rmSync(folder, { recursive: true, force: true })
}
