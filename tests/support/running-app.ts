import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

import { serverEnv, serverFlags } from '../../scripts/server-process.mjs'

const root = resolve(import.meta.dirname, '../..')

/** The built application as a process of its own, on a free port, with a data folder that is thrown away. */
export interface RunningApp {
  url: string
  dataDir: string
  /** Everything it has printed so far. */
  log: string[]
  process: ChildProcess
  /** Asks it to end, and waits until it has. Answers its exit code. */
  stop(): Promise<number | null>
  /** kill -9. The data folder stays, for an application that starts on it again. */
  kill(): Promise<void>
}

export interface RunningAppOptions {
  /** A folder that another application has left behind. */
  dataDir?: string
  env?: Record<string, string>
}

/** Starts `server/main.ts` and waits until it says that it is ready. Fails with what it said when it never does. */
export async function startApp({ dataDir, env = {} }: RunningAppOptions = {}): Promise<RunningApp> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'talewick-e2e-'))
  const log: string[] = []
  const child = spawn(join(root, 'node_modules/.bin/node'), [...serverFlags, 'server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      ...serverEnv,
      ...env
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const ended = once(child, 'exit')
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
  const url = await new Promise<string>((done, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line)
      const ready = /^Talewick is ready at http:\/\/localhost:(\d+)$/.exec(line)
      if (ready) done(`http://localhost:${ready[1]}`)
    })
    ended.then(() => fail(new Error(`The application ended before it was ready:\n${log.join('\n')}`)), fail)
  })
  const clear = () => {
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return {
    url,
    dataDir: folder,
    log,
    process: child,
    async stop() {
      child.kill('SIGTERM')
      await ended
      clear()
      return child.exitCode
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    }
  }
}
