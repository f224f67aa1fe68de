import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { createLog } from '#server/log.ts'
import { packedZeros, type ScriptedHost, startScriptedHost } from '#tests/support/scripted-host.ts'
import { createOutbound, type Outbound, type OutboundOptions } from './outbound.ts'

const MEGABYTE = 1024 * 1024

/** A host on this machine, and a way out that knows it as the address the operator configured. */
async function withHost(
  answer: RequestListener,
  run: (out: Outbound, host: ScriptedHost, logLines: string[]) => Promise<void>,
  options: Partial<OutboundOptions> & { path?: string } = {}
): Promise<void> {
  await using host = await startScriptedHost(answer)
  const logLines: string[] = []
  const { path = '', ...rest } = options
  const out = createOutbound({
    purpose: 'test',
    bases: [{ url: host.url + path, isConfigured: true }],
    log: createLog('debug', (line) => logLines.push(line)),
    ...rest
  })
  try {
    await run(out, host, logLines)
  } finally {
    await out.close()
  }
}

const fails = (reason: string) => ({ name: 'OutboundError', reason })

test('a call goes out as it is and comes back whole, unpacked and with its status', () =>
  withHost(
    (request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        response.writeHead(418, { 'content-type': 'application/json', 'set-cookie': 'a=b' })
        response.end(JSON.stringify({ got: Buffer.concat(parts).toString(), method: request.method }))
      })
    },
    async (out, host) => {
      const answer = await out.fetch(`${host.url}/v1/things?x=1`, {
        method: 'POST',
        headers: { authorization: 'Bearer key', 'content-type': 'text/plain' },
        body: 'words'
      })
      expect(answer.status).toBe(418)
      expect(await answer.json()).toEqual({ got: 'words', method: 'POST' })
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(host.requests).toEqual(['POST /v1/things?x=1'])
      expect(host.lastHeaders()).toMatchObject({ authorization: 'Bearer key' })
      const again = await out.fetch(new Request(`${host.url}/v1/things`, { method: 'PUT', body: 'more' }))
      expect(await again.json()).toEqual({ got: 'more', method: 'PUT' })
      expect(host.lastHeaders().cookie).toBeUndefined()
    }
  ))

test('an answer without a body is one', () =>
  withHost(
    (_request, response) => response.writeHead(204).end(),
    async (out, host) => {
      const answer = await out.fetch(host.url)
      expect([answer.status, await answer.text()]).toEqual([204, ''])
    }
  ))

test.each([
  ['another host', () => 'https://example.org/v1/a'],
  ['another port', (url: string) => `${url.replace(/\d+$/, '1')}/v1/a`],
  ['another scheme', (url: string) => `${url.replace('http:', 'https:')}/v1/a`],
  ['a path beside the base', (url: string) => `${url}/v10/a`],
  ['a path above the base', (url: string) => `${url}/v1/../admin`],
  ['a path above the base, encoded', (url: string) => `${url}/v1/%2e%2e/admin`],
  ['a user in the address', (url: string) => url.replace('http://', 'http://name:word@').concat('/v1/a')],
  ['a file', () => 'file:///etc/passwd']
])('what is not on the list is never asked for: %s', (_, address) =>
  withHost(
    (_request, response) => response.end('secret'),
    async (out, host) => {
      await expect(out.fetch(address(host.url))).rejects.toMatchObject(fails('not-allowed'))
      expect(host.requests).toEqual([])
    },
    { path: '/v1' }
  )
)

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.1',
  '172.31.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '0.0.0.0',
  '::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  '2002:7f00:1::'
])('a well-known name that leads to %s is not followed', async (address) => {
  const out = createOutbound({
    purpose: 'test',
    bases: [{ url: 'https://api.example.com', isConfigured: false }],
    log: createLog('silent', () => undefined),
    resolve: () =>
      Promise.resolve([
        { address: '93.184.215.14', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 }
      ])
  })
  await expect(out.fetch('https://api.example.com/')).rejects.toMatchObject(fails('private-address'))
  await out.close()
})

test('a name server that changes its answer cannot lead a call elsewhere', () =>
  withHost(
    (_request, response) => response.end('the inner service'),
    async (_out, host) => {
      const { port } = new URL(host.url)
      const answers = ['192.0.2.7', '127.0.0.1']
      const asked: string[] = []
      const out = createOutbound({
        purpose: 'test',
        bases: [{ url: `https://rebind.example.com:${port}`, isConfigured: false }],
        log: createLog('silent', () => undefined),
        limits: { connectMs: 300 },
        resolve: (name) => {
          asked.push(name)
          return Promise.resolve([{ address: answers.shift() ?? '127.0.0.1', family: 4 }])
        }
      })
      for (let attempt = 0; attempt < 3; attempt++)
        await expect(out.fetch(`https://rebind.example.com:${port}/`)).rejects.toMatchObject(fails('private-address'))
      expect(asked.length).toBe(3)
      expect(host.requests).toEqual([])
      await out.close()
    }
  ))

test('what the operator configured may be local, but never where clouds keep their keys', async () => {
  await withHost(
    (_request, response) => response.end('here'),
    async (_out, host) => {
      const { port } = new URL(host.url)
      const out = createOutbound({
        purpose: 'test',
        bases: [
          { url: `http://model.home:${port}`, isConfigured: true },
          { url: 'http://169.254.169.254', isConfigured: true }
        ],
        log: createLog('silent', () => undefined),
        resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }])
      })
      expect(await (await out.fetch(`http://model.home:${port}/`)).text()).toBe('here')
      await expect(out.fetch('http://169.254.169.254/latest/meta-data')).rejects.toMatchObject(fails('private-address'))
      await out.close()
    }
  )
})

test('plain http and addresses with a user are no base', () => {
  const log = createLog('silent', () => undefined)
  for (const base of [
    { url: 'http://api.example.com', isConfigured: false },
    { url: 'https://user:word@api.example.com', isConfigured: true },
    { url: 'ftp://api.example.com', isConfigured: true }
  ])
    expect(() => createOutbound({ purpose: 'test', bases: [base], log })).toThrow('cannot be the base')
})

test('S-23: a redirect is an error, and where it leads is not visited', () =>
  withHost(
    (request, response) =>
      request.url === '/secret'
        ? response.end('secret')
        : response.writeHead(302, { location: '/secret' }).end('look there'),
    async (out, host) => {
      await expect(out.fetch(host.url)).rejects.toMatchObject(fails('redirect'))
      expect(host.requests).toEqual(['GET /'])
    }
  ))

test.each([
  [
    'says so beforehand',
    (): RequestListener => (_, response) => {
      response.writeHead(200, { 'content-length': String(200 * MEGABYTE) })
      response.write('x')
    }
  ],
  [
    'never says how much it is',
    (): RequestListener => (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      }
      response.on('drain', more)
      more()
    }
  ],
  [
    'is small until it is unpacked',
    (): RequestListener => {
      const bytes = packedZeros(50)
      return (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes)
    }
  ]
])('a body that is too much is not taken in: it %s', (_, answer) =>
  withHost(
    answer(),
    async (out, host) => {
      const before = process.memoryUsage().arrayBuffers
      await expect(out.fetch(host.url).then((response) => response.arrayBuffer())).rejects.toMatchObject(
        fails('too-large')
      )
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40 * MEGABYTE)
    },
    { limits: { mostBytes: MEGABYTE } }
  )
)

test('a host that says nothing, stops in the middle or never ends is left in time', () =>
  withHost(
    (request, response) => {
      if (request.url === '/stops') response.write('half')
      if (request.url === '/drips') {
        const timer = setInterval(() => response.write('x'), 20)
        response.on('close', () => clearInterval(timer))
      }
    },
    async (out, host) => {
      const took = async (path: string) => {
        const began = performance.now()
        await expect(out.fetch(host.url + path).then((response) => response.text())).rejects.toMatchObject(
          fails('timeout')
        )
        return performance.now() - began
      }
      expect(await took('/silent')).toBeLessThan(900)
      expect(await took('/stops')).toBeLessThan(900)
      expect(await took('/drips')).toBeGreaterThan(900)
    },
    { limits: { idleMs: 300, totalMs: 1000 } }
  ))

test('what the caller aborts ends at once with the caller’s own reason, before the answer and within it', () =>
  withHost(
    (request, response) => {
      if (request.url === '/begun') response.write('half')
    },
    async (out, host) => {
      for (const path of ['/silent', '/begun']) {
        const controller = new AbortController()
        const reading = out.fetch(host.url + path, { signal: controller.signal }).then((response) => response.text())
        setTimeout(() => controller.abort(new Error('the family has gone')), 50)
        await expect(reading).rejects.toThrow('the family has gone')
      }
      const gone = AbortSignal.abort(new Error('gone before'))
      await expect(out.fetch(host.url, { signal: gone })).rejects.toThrow('gone before')
    }
  ))

test('a body that streams arrives while it is made', () =>
  withHost(
    (_request, response) => {
      response.write('first')
      void sleep(300).then(() => response.end('last'))
    },
    async (out, host) => {
      const reader = (await out.fetch(host.url)).body?.getReader()
      const began = performance.now()
      expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first')
      expect(performance.now() - began).toBeLessThan(250)
      expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('last')
    }
  ))

test('a host that cannot be reached is an error without a word of the request, and after five it rests', () =>
  withHost(
    (request) => request.socket.destroy(),
    async (out, host, logLines) => {
      const call = () =>
        out.fetch(`${host.url}/?token=query-secret`, { headers: { authorization: 'Bearer header-secret' } })
      for (let attempt = 0; attempt < 5; attempt++) await expect(call()).rejects.toMatchObject(fails('unreachable'))
      await expect(call()).rejects.toMatchObject(fails('resting'))
      expect(host.requests.length).toBe(5)
      expect(logLines.join('\n')).not.toContain('secret')
      const error: unknown = await call().catch((problem: unknown) => problem)
      expect(String(error)).toContain('127.0.0.1')
      expect(String(error)).not.toContain('secret')
    }
  ))
