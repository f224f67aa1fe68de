import { Hono } from 'hono'
import { expect, test } from 'vitest'

import { readConfig } from '#server/config.ts'
import { identifyCaller } from './caller.ts'
import type { Caller, WebEnv } from './web.ts'

async function callerOf(
  peer: string | undefined,
  headers: Record<string, string> = {},
  env: Record<string, string> = {}
): Promise<Pick<Caller, 'address' | 'network' | 'isLocal'>> {
  const config = readConfig(env)
  const called = Promise.withResolvers<Caller>()
  const web = new Hono<WebEnv>().get('/', (c) => {
    called.resolve(identifyCaller(c, config))
    return c.body(null, 204)
  })
  await web.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } })
  return await called.promise
}

const BEHIND_ONE = { TRUST_PROXY: '1', PUBLIC_URL: 'https://stories.example.org' }

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
  'who sits at this machine is the household: %s',
  async (peer) => {
    for (const env of [{}, { PUBLIC_URL: 'http://localhost:5000' }, { PUBLIC_URL: 'http://[::1]:5000' }])
      expect((await callerOf(peer, {}, env)).isLocal).toBe(true)
  }
)

test.each([
  ['in front of a proxy that says so', { 'x-forwarded-for': '192.0.2.1' }, {}],
  ['in front of a proxy that says it in its own way', { 'x-real-ip': '192.0.2.1' }, {}],
  ['in front of a proxy that only says which host was asked for', { 'x-forwarded-host': 'example.org' }, {}],
  ['in front of a proxy that only adds its name', { via: '1.1 proxy' }, {}],
  ['in front of a silent proxy, for families elsewhere', {}, { PUBLIC_URL: 'https://stories.example.org' }],
  ['in front of a silent proxy that we trust', {}, { TRUST_PROXY: '1' }]
])('this machine is not the household %s', async (_, headers, env) => {
  expect((await callerOf('127.0.0.1', headers, env)).isLocal).toBe(false)
})

test('nobody becomes the household by saying so', async () => {
  for (const claim of ['127.0.0.1', '::1', '127.0.0.1:80', '[::1]:80'])
    expect((await callerOf('198.51.100.9', { 'x-forwarded-for': claim }, BEHIND_ONE)).isLocal).toBe(false)
  expect((await callerOf(undefined)).isLocal).toBe(false)
})

test.each([
  ['203.0.113.5', '203.0.113.5', '203.0.113.0/24'],
  ['203.0.113.5:41234', '203.0.113.5', '203.0.113.0/24'],
  ['::ffff:203.0.113.5', '203.0.113.5', '203.0.113.0/24'],
  ['[::ffff:203.0.113.5]:80', '203.0.113.5', '203.0.113.0/24'],
  ['::ffff:cb00:7105', '203.0.113.5', '203.0.113.0/24'],
  ['2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:41234', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['6.6.6.6, 203.0.113.5', '203.0.113.5', '203.0.113.0/24'],
  // What cannot be read is no address: then it is the proxy that counts.
  ['unknown', '127.0.0.1', '127.0.0.0/24'],
  ['', '127.0.0.1', '127.0.0.0/24']
])('a trusted proxy tells who calls: %s', async (header, address, network) => {
  expect(await callerOf('127.0.0.1', { 'x-forwarded-for': header }, BEHIND_ONE)).toMatchObject({ address, network })
})
