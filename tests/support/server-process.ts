import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

import { serverEnv, serverFlags } from '../../scripts/server-process.mjs'

export interface ServerProcess {
  /** `http://127.0.0.1:<port>` */
  url: string
  output(): string
  /** Sends the signal and waits for the end. @returns the exit code, or null when the signal ended it */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const READY = /Talewick is ready at http:\/\/localhost:(\d+)\n/

/** A real server in a process of its own, started as `npm start` does, on a free port. @throws with its output when it ends instead of starting */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...serverFlags, MAIN], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...serverEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  const ready = Promise.withResolvers<string>()
  const hear = (part: Buffer) => {
    output += part.toString('utf8')
    const port = READY.exec(output)?.[1]
    if (port !== undefined) ready.resolve(`http://127.0.0.1:${port}`)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  child.once('exit', () => ready.reject(new Error(`The server ended: ${output}`)))
  return { url: await ready.promise, output: () => output, end: (signal) => endProcess(child, signal) }
}

async function endProcess(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return child.exitCode
}
