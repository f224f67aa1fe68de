import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'

import { familyMemberSchema } from '#shared/family-member.ts'
import { narrationAnswerSchema } from '#shared/narration.ts'
import { storySchema } from '#shared/story.ts'
import { createBrowser } from '#tests/support/browser.ts'
import { expectStatus, PASSWORD, signUpForm } from '#tests/support/builders.ts'
import { startServerProcess } from '#tests/support/server-process.ts'

const EMAIL = 'family@example.org'

/** As an operator runs it, in a process of its own. */
function command(name: 'backup' | 'restore', dataDir: string, ...args: string[]): string {
  return execFileSync(process.execPath, [join(import.meta.dirname, `../../server/commands/${name}.ts`), ...args], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir },
    encoding: 'utf8'
  })
}

test('a data directory that is deleted comes back from its backup: the family, its stories and their sound', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talewick-restored-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  let server = await startServerProcess({ DATA_DIR: dataDir })
  onTestFinished(async () => void (await server.end('SIGKILL')))
  const browser = createBrowser((path, init) => fetch(server.url + path, init))
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = method === 'GET' ? await browser.get(path) : await browser.send(method, path, body)
    expect([path, answer.status]).toEqual([path, answer.ok ? answer.status : 200])
    const found: unknown = await answer.json()
    return found
  }
  const library = async () => z.array(storySchema).parse(await ask('GET', '/api/stories'))
  const people = async () => z.array(familyMemberSchema).parse(await ask('GET', '/api/family-members'))
  const hear = async (text: string) =>
    narrationAnswerSchema.parse(await ask('POST', '/api/tts', { text, voice: 'emma' })).audioUrl

  await ask('POST', '/api/signup', signUpForm({ email: EMAIL }))
  await ask('POST', '/api/login', { email: EMAIL, password: PASSWORD })
  await ask('POST', '/api/family-members', { name: 'Hana', age: 6, relationship: 'daughter' })
  const told = storySchema.parse(
    await ask('POST', '/api/stories', { characterNames: ['Hana', 'Koro'], theme: 'whales', duration: 'short' })
  )
  const audioUrl = await hear(told.content)
  await expectStatus(await browser.get(audioUrl), 200)
  const before = { stories: await library(), people: await people() }

  // The server goes on working meanwhile, and after it.
  const backup = join(folder, 'copy.db')
  expect(command('backup', dataDir, backup)).toContain('The backup is whole and opens')
  expect(() => command('restore', dataDir, backup, '--replace')).toThrow('A server is running')
  await ask('POST', '/api/family-members', { name: 'Too late', age: 7, relationship: 'cousin' })

  await server.end('SIGKILL')
  rmSync(dataDir, { recursive: true })
  expect(command('restore', dataDir, backup)).toContain('families 1, stories 1, recordings 1')

  server = await startServerProcess({ DATA_DIR: dataDir })
  expect((await browser.get('/api/stories')).status).toBe(401)
  await ask('POST', '/api/login', { email: EMAIL, password: PASSWORD })
  expect({ stories: await library(), people: await people() }).toEqual(before)
  // The recording keeps its address, and is made again under it.
  const again = await hear(told.content)
  expect(again).toBe(audioUrl)
  const sound = await expectStatus(await browser.get(again), 200)
  expect((await sound.arrayBuffer()).byteLength).toBe(Number(sound.headers.get('content-length')))
  expect(await server.end('SIGTERM')).toBe(0)
})
