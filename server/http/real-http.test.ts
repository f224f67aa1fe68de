import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

import { createNarrator } from '#server/narrator/create-narrator.ts'
import type { Narrator } from '#server/narrator/narrator.ts'
import { narrationAnswerSchema } from '#shared/narration.ts'
import { signedInFamily } from '#tests/support/builders.ts'
import { silentNarrator } from '#tests/support/fake-narrator.ts'
import { fakeStoryteller } from '#tests/support/fake-storyteller.ts'
import { fakeEngine, memoryStore } from '#tests/support/fake-voice.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createHttpServer } from './http-server.ts'

/** The same application behind the server's own HTTP server: streaming, limits and cut connections are only true there. */
async function listen(app: TestApp): Promise<string> {
  const { server, answerWith } = createHttpServer()
  answerWith(app.listener)
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

async function* brokenSound(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new Uint8Array(10))
  throw new Error('the disk is gone')
}

/** A recording whose sound comes as `read` says, asked for over the real socket. */
async function openRecording(read: () => AsyncGenerator<Uint8Array>, signal?: AbortSignal) {
  const whole = createNarrator({ engine: fakeEngine(), store: memoryStore() })
  const narrator: Narrator = {
    ...whole,
    async open(key, range) {
      const opened = await whole.open(key, range)
      return opened && { ...opened, bytes: read() }
    }
  }
  const app = await createTestApp({ overrides: { narrator } })
  onTestFinished(() => app[Symbol.asyncDispose]())
  const url = await listen(app)
  const family = await signedInFamily(app)
  const cookie = `tw_session=${family.browser.cookies.get('tw_session')}`
  const told = await family.browser.send('POST', '/api/tts', { text: 'Good night.' })
  const { audioUrl } = narrationAnswerSchema.parse(await told.json())
  const sound = await fetch(url + audioUrl, { headers: { cookie }, ...(signal === undefined ? {} : { signal }) })
  return { app, url, sound }
}

async function slowStory(
  app: TestApp,
  url: string,
  key: string
): Promise<{ response: Response; abort: AbortController; cookie: string }> {
  const family = await signedInFamily(app)
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
  await using app = await createTestApp({
    overrides: { storyteller: fakeStoryteller({ pauseMs: 80, paragraphs: 4 }) }
  })
  const { response } = await slowStory(app, await listen(app), 'k')
  const arrivals: number[] = []
  for await (const part of response.body ?? [])
    if (Buffer.from(part).toString('utf8').includes('event: paragraph')) arrivals.push(performance.now())
  expect(arrivals).toHaveLength(4)
  expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(150)
})

test('a browser that hangs up in the middle finds its whole story in the library', async () => {
  await using app = await createTestApp({
    overrides: { storyteller: fakeStoryteller({ pauseMs: 60, paragraphs: 4 }) }
  })
  const url = await listen(app)
  const { response, abort, cookie } = await slowStory(app, url, 'k')
  await response.body?.getReader().read()
  abort.abort()
  const library = async (): Promise<unknown> =>
    await (await fetch(`${url}/api/stories`, { headers: { cookie } })).json()
  expect(await library()).toEqual([])
  await expect.poll(library).toHaveLength(1)
})

test('too much is refused before it has all arrived', async () => {
  await using app = await createTestApp()
  const { port } = new URL(await listen(app))
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

test('too much is refused also where nobody reads a body', async () => {
  await using app = await createTestApp()
  const url = await listen(app)
  const body = JSON.stringify({ a: 'x'.repeat(65_536) })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/logout`, { method: 'POST', headers, body })
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'too_large' }])
})

test.each([
  ['a host that is none', '/api/health', 'a b'],
  ['a backslash in the path', '/api\\health', 'localhost']
])('%s is refused in words', async (_, path, host) => {
  await using app = await createTestApp()
  const { port } = new URL(await listen(app))
  const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.end(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    )
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    socket.on('end', () => resolve({ status: Number(text.split(' ')[1]), body: text.split('\r\n\r\n')[1] ?? '' }))
    socket.on('error', reject)
  })
  expect(answer.status).toBe(400)
  expect(answer.body).toContain('"message":"This request could not be read","error":"This request could not be read"')
})

test('a recording that breaks off is one line in the log, and the listener hears that it is not whole', async () => {
  const { app, sound } = await openRecording(brokenSound)
  expect(sound.status).toBe(200)
  await expect(sound.arrayBuffer()).rejects.toThrow('terminated')
  expect(app.logLines.join('\n')).toMatch(/"level":"error","message":"An answer broke off".*the disk is gone/)
})

test('whoever leaves while a recording is still being spoken is no error of ours', async () => {
  const { promise: rest, resolve } = Promise.withResolvers<void>()
  const slow = async function* slow() {
    yield new Uint8Array(64)
    await rest
  }
  const abort = new AbortController()
  const { app, url, sound } = await openRecording(slow, abort.signal)
  const reader = sound.body?.getReader()
  await reader?.read()
  const next = reader?.read()
  abort.abort()
  await expect(next).rejects.toThrow('aborted')
  // The connection's end has been seen by now, and what was waited for comes after it.
  await fetch(`${url}/api/health`)
  resolve()
  await fetch(`${url}/api/health`)
  expect(app.logLines.join('\n')).not.toContain('"level":"error"')
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
  await using app = await createTestApp({ overrides: { narrator } })
  const url = await listen(app)
  const cookie = `tw_session=${(await signedInFamily(app)).browser.cookies.get('tw_session')}`
  const headers = { cookie, 'content-type': 'application/json' }

  const half = request(`${url}/api/stories`, { method: 'POST', headers: { ...headers, 'content-length': '500' } })
  half.on('error', () => undefined)
  // Not before it is on its way.
  await new Promise((resolve) => half.write('{"theme":', resolve))
  half.destroy()

  const abort = new AbortController()
  const waiting = fetch(`${url}/api/tts`, { method: 'POST', signal: abort.signal, headers, body: '{"text":"Hush."}' })
  await asked.promise
  abort.abort()
  await expect(waiting).rejects.toThrow('aborted')

  const told = () => app.logLines.join('\n')
  await expect.poll(told).toMatch(/"path":"\/api\/tts","status":400/)
  await expect.poll(told).toMatch(/"path":"\/api\/stories","status":400/)
  expect(told()).not.toContain('"level":"error"')
})

test('a DELETE that says JSON and carries nothing is understood', async () => {
  await using app = await createTestApp()
  const url = await listen(app)
  const answer = await fetch(`${url}/api/family-members/x`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' }
  })
  expect(answer.status).toBe(401)
  expect((await fetch(`${url}/api/health`, { method: 'HEAD' })).status).toBe(200)
})

test('a call that takes no body swallows none: what is too much is cut off', async () => {
  await using app = await createTestApp()
  const url = new URL(await listen(app))
  const sent = await new Promise<{ answer: string; bytes: number }>((resolve) => {
    let answer = ''
    let bytes = 0
    const socket = connect(Number(url.port), url.hostname)
    socket.on('data', (part: Buffer) => {
      answer += part.toString('utf8')
    })
    socket.on('error', () => undefined)
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const head = `POST /api/logout HTTP/1.1\r\nhost: ${url.host}\r\ntransfer-encoding: chunked\r\n\r\n`
    const pour = setInterval(() => {
      if (bytes > 50 * 1024 * 1024 || socket.destroyed) return socket.destroy()
      bytes += chunk.length
      socket.write(`${chunk.length.toString(16)}\r\n`)
      socket.write(chunk)
      socket.write('\r\n')
      return undefined
    }, 1)
    socket.on('close', () => {
      clearInterval(pour)
      resolve({ answer, bytes })
    })
    socket.write(head)
  })
  // A client that goes on writing may lose the answer with the connection.
  expect(sent.answer === '' || sent.answer.startsWith('HTTP/1.1 413 ')).toBe(true)
  expect(sent.bytes).toBeLessThan(20 * 1024 * 1024)
})

test('what is refused before the application sees it is answered in JSON, with the headers of every answer', async () => {
  await using app = await createTestApp()
  const port = Number(new URL(await listen(app)).port)
  const say = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1')
      socket.on('data', (part: Buffer) => {
        answer += part.toString('utf8')
      })
      socket.on('close', () => resolve(answer))
      socket.write(text)
    })
  const nonsense = await say('NONSENSE\r\n\r\n')
  const large = await say(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)
  const misnamed = await say('GET /api/health HTTP/1.1\r\nhost: localhost:99999\r\nconnection: close\r\n\r\n')
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 Bad Request/)
  expect(misnamed).toMatch(/^HTTP\/1\.1 400 Bad Request/)
  expect(large).toMatch(/^HTTP\/1\.1 431 /)
  for (const answer of [nonsense, large, misnamed]) {
    expect(answer).toMatch(/x-content-type-options: nosniff/)
    expect(answer).toMatch(/content-security-policy: default-src 'none'/)
    const body: unknown = JSON.parse(answer.split('\r\n\r\n')[1] ?? '')
    expect(body).toMatchObject({ message: 'This request could not be read', code: 'bad_request' })
  }
})
