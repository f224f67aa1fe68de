import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'

import { createHttpServer } from './http-server.ts'

/** More than the buffers of both ends take in by themselves. */
const MORE_THAN_BUFFERS = 64 * 1024 * 1024

async function open(timeouts: Partial<Parameters<typeof createHttpServer>[0]>, answer: RequestListener) {
  const { server, answerWith } = createHttpServer({
    request: 30_000,
    headers: 30_000,
    keepAlive: 30_000,
    silence: 30_000,
    ...timeouts
  })
  answerWith(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    server,
    call: () => connect(port, '127.0.0.1'),
    [Symbol.dispose]: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}

async function said(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  await once(socket, 'close')
  return Buffer.concat(parts).toString('utf8')
}

test('a listener who takes nothing any more is let go of, and its answer with it', async () => {
  const ended = Promise.withResolvers<boolean>()
  using opened = await open({ silence: 200 }, (_request, response) => {
    response.on('close', () => ended.resolve(response.writableFinished))
    response.end(Buffer.alloc(MORE_THAN_BUFFERS))
  })
  const socket = opened.call()
  socket.on('error', () => undefined)
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  expect(await ended.promise).toBe(false)
  socket.destroy()
})

test('a slow listener who goes on taking is served to the end', async () => {
  const finished = Promise.withResolvers<void>()
  using opened = await open({ silence: 400 }, (_request, response) => {
    response.on('finish', () => finished.resolve())
    response.write('a')
    let parts = 0
    const slowly = setInterval(() => {
      response.write('a')
      if (++parts < 6) return
      clearInterval(slowly)
      response.end()
    }, 100)
  })
  const socket = opened.call()
  socket.resume()
  socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  await finished.promise
  await once(socket, 'close')
})

test('a request that does not arrive is not waited for', async () => {
  using opened = await open({ request: 200, headers: 200 }, (_request, response) => response.end('never'))
  const socket = opened.call()
  const began = performance.now()
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n')
  const answer = await said(socket)
  // Node's own minute is not what ended it.
  expect(performance.now() - began).toBeLessThan(20_000)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain('"code":')
})

test('who comes before the application is there waits for it', async () => {
  const { server, answerWith } = createHttpServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const answer = fetch(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`)
  await once(server, 'request')
  answerWith((_request, response) => response.end('ready'))
  expect(await (await answer).text()).toBe('ready')
  server.closeAllConnections()
  server.close()
})
