import { expect, test } from 'vitest'

import { createTestApp } from '#tests/support/test-app.ts'

const PUBLIC = { PUBLIC_URL: 'https://stories.example.org', TRUSTED_ORIGINS: 'https://app.example.net' }

async function statusOf(
  host: string,
  { path = '/api/me', env = PUBLIC }: { path?: string; env?: Record<string, string> } = {}
): Promise<number> {
  await using app = await createTestApp({ env })
  return (await app.request(path, { headers: { host } })).status
}

test.each([
  'evil.example',
  'stories.example.org.evil.example',
  '127.0.0.1.nip.io',
  'localhost.evil.example:5000',
  'a b'
])('a request for %s is refused where the public address is another', async (host) => {
  await using app = await createTestApp({ env: PUBLIC })
  const answer = await app.request('/api/me', { headers: { host } })
  expect(answer.status).toBe(421)
  expect(await answer.json()).toMatchObject({
    code: 'wrong_host',
    message: 'This server does not go by that name. Please open https://stories.example.org'
  })
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await app.request('/', { headers: { host } })).status).toBe(421)
})

test.each([
  'stories.example.org',
  'STORIES.example.org:443',
  'app.example.net',
  'localhost:5000',
  '127.0.0.1:5000',
  '[::1]:5000',
  '192.168.1.20:5000',
  'talewick:5000',
  'nas.local',
  'nas.home.arpa'
])('the public name, and what a proxy or the local network may ask for, is answered: %s', async (host) => {
  expect(await statusOf(host)).toBe(401)
})

test('health and the metrics are answered by any name, for monitoring has its own', async () => {
  expect(await statusOf('node-7.hosting.example', { path: '/api/health' })).toBe(200)
  expect(await statusOf('node-7.hosting.example', { path: '/api/metrics' })).toBe(404)
})

test('without a public address every name that leads here is right', async () => {
  expect(await statusOf('our-old-laptop.fritz.box', { env: {} })).toBe(401)
})
