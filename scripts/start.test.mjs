import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { root } from './project.mjs'

// `npm start` as an operator meets it: through the script, as a process of its own.
let dataDir
const started = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'talewick-start-'))
})

afterEach(async () => {
  for (const child of started.splice(0)) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  await sleep(50)
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

test('it says where it is ready, and SIGTERM ends it cleanly', async () => {
  const { child, ready } = start({ PORT: '0' })
  const port = await ready
  const health = await fetch(`http://127.0.0.1:${port}/api/health`)
  expect(await health.json()).toMatchObject({ status: 'ok' })
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  expect(await isListening(port)).toBe(false)
})

test('no server is left behind when its parent is killed', async () => {
  const { child, ready } = start({ PORT: '0' })
  const port = await ready
  child.kill('SIGKILL')
  await expect.poll(() => isListening(port), { timeout: 5000 }).toBe(false)
})

test('a taken port ends the start with one line that tells how to choose another', async () => {
  const other = createServer().listen(0, '0.0.0.0')
  await once(other, 'listening')
  const { port } = other.address()
  const { child, output } = start({ PORT: String(port) })
  const [code] = await once(child, 'close')
  other.close()
  expect(code).toBe(1)
  expect(output().trim().split('\n').at(-1)).toMatch(
    new RegExp(`^Port ${port} is already taken.* PORT=\\d+ npm start$`)
  )
})

test('a data folder that cannot be one ends the start with one line', async () => {
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  const { child, output } = start({ PORT: '0', DATA_DIR: join(file, 'data') })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(output().trim().split('\n').at(-1)).toContain('DATA_DIR')
})

function start(env) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { PATH, HOME, HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  started.push(child)
  let said = ''
  const ready = new Promise((done, fail) => {
    const listen = (bytes) => {
      said += bytes
      const port = /Talewick is ready at http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port) done(Number(port))
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', () => fail(new Error(`It ended before it was ready:\n${said}`)))
  })
  // Tests of a start that must fail do not wait for it to be ready.
  ready.catch(() => undefined)
  return { child, ready, output: () => said }
}

async function isListening(port) {
  try {
    await fetch(`http://127.0.0.1:${port}/api/health`)
    return true
  } catch {
    return false
  }
}
