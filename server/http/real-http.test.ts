import { createServer, request } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'

import { createApp } from '#server/app.ts'
import type { Narrator } from '#server/narrator/narrator.ts'
import { signedInFamily } from '#tests/support/builders.ts'
import { silentNarrator } from '#tests/support/fake-narrator.ts'
import { fakeStoryteller } from '#tests/support/fake-storyteller.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

/** The same application behind a real socket: streaming and limits are only true there. */
async function listen(house: TestApp): Promise<string> {
  const server = createServer(getRequestListener(createApp(house.context).fetch))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

async function slowStory(
  house: TestApp,
  url: string,
  key: string
): Promise<{ response: Response; abort: AbortController; cookie: string }> {
  const family = await signedInFamily(house)
  const cookie = `tw_session=${family.browser.cookies.get('tw_session')}`
  const abort = new AbortController()
  const response = await fetch(`${url}/api/stories`, {
    method: 'POST',
    signal: abort.signal,
    headers: { cookie, accept: 'text/event-stream', 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ characterNames: ['Hana'] })
  })
  return { response, abort, cookie }
}

test('a paragraph reaches the browser while the next one is still being written', async () => {
  await using house = await createTestApp({
    overrides: { storyteller: fakeStoryteller({ pauseMs: 80, paragraphs: 4 }) }
  })
  const { response } = await slowStory(house, await listen(house), 'k')
  const arrivals: number[] = []
  for await (const part of response.body ?? [])
    if (Buffer.from(part).toString('utf8').includes('event: paragraph')) arrivals.push(performance.now())
  expect(arrivals).toHaveLength(4)
  expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(150)
})

test('a browser that hangs up in the middle finds its whole story in the library', async () => {
  await using house = await createTestApp({
    overrides: { storyteller: fakeStoryteller({ pauseMs: 60, paragraphs: 4 }) }
  })
  const url = await listen(house)
  const { response, abort, cookie } = await slowStory(house, url, 'k')
  await response.body?.getReader().read()
  abort.abort()
  const library = async (): Promise<unknown> =>
    await (await fetch(`${url}/api/stories`, { headers: { cookie } })).json()
  expect(await library()).toEqual([])
  await expect.poll(library).toHaveLength(1)
})

test('too much is refused before it has all arrived', async () => {
  await using house = await createTestApp()
  const { port } = new URL(await listen(house))
  const status = await new Promise<number>((resolve, reject) => {
    const call = request(
      { port, path: '/api/login', method: 'POST', headers: { 'content-type': 'application/json' } },
      (answer) => {
        resolve(answer.statusCode ?? 0)
        call.destroy()
      }
    )
    call.on('error', reject)
    for (let i = 0; i < 10; i++) call.write(Buffer.alloc(16_384, 'x'))
    // Never ended: the answer must not wait for the rest.
  })
  expect(status).toBe(413)
})

test('whoever hangs up is no error of ours: in the middle of a request, or waiting for an answer', async () => {
  const asked = Promise.withResolvers<void>()
  const narrator: Narrator = {
    ...silentNarrator(),
    // Never speaks: the only end is the listener's.
    narrate: ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
        asked.resolve()
      })
  }
  await using house = await createTestApp({ overrides: { narrator } })
  const url = await listen(house)
  const cookie = `tw_session=${(await signedInFamily(house)).browser.cookies.get('tw_session')}`
  const headers = { cookie, 'content-type': 'application/json' }

  const half = request(`${url}/api/stories`, { method: 'POST', headers: { ...headers, 'content-length': '500' } })
  half.on('error', () => undefined)
  half.write('{"theme":')
  await new Promise((resolve) => setTimeout(resolve, 50))
  half.destroy()

  const abort = new AbortController()
  const waiting = fetch(`${url}/api/tts`, { method: 'POST', signal: abort.signal, headers, body: '{"text":"Hush."}' })
  await asked.promise
  abort.abort()
  await expect(waiting).rejects.toThrow('aborted')

  const told = () => house.logLines.join('\n')
  await expect.poll(told).toMatch(/"path":"\/api\/tts","status":400/)
  await expect.poll(told).toMatch(/"path":"\/api\/stories","status":400/)
  expect(told()).not.toContain('"level":"error"')
})

test('a DELETE that says JSON and carries nothing is understood', async () => {
  await using house = await createTestApp()
  const url = await listen(house)
  const answer = await fetch(`${url}/api/family-members/x`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' }
  })
  expect(answer.status).toBe(401)
  expect((await fetch(`${url}/api/health`, { method: 'HEAD' })).status).toBe(200)
})
