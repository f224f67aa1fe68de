import type { RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { designFileSchema } from '#shared/design-file.ts'
import { expectStatus, signedInFamily, type SignedInFamily } from '#tests/support/builders.ts'
import { fakeFigma, FIGMA_TOKEN, FILE_KEY } from '#tests/support/fake-figma.ts'
import { type ScriptedHost, startScriptedHost } from '#tests/support/scripted-host.ts'
import { apiTest, createTestApp, type TestApp } from '#tests/support/test-app.ts'

const FILE = `/api/figma/file/${FILE_KEY}`

function designTest(
  name: string,
  answer: RequestListener,
  run: (app: TestApp, figma: ScriptedHost) => Promise<void>,
  env: Record<string, string> = {}
): void {
  let host: ScriptedHost | null = null
  apiTest(
    name,
    async (app) => {
      if (host === null) throw new Error('There is no Figma')
      await using figma = host
      await run(app, figma)
    },
    {
      env: async () => {
        host = await startScriptedHost(answer)
        return { FIGMA_TOKEN, FIGMA_API_BASE: host.url, ...env }
      }
    }
  )
}

async function administrator(app: TestApp): Promise<SignedInFamily> {
  const family = await signedInFamily(app)
  await app.context.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', family.userId).execute()
  return family
}

designTest(
  'an administrator tests the token, loads a file of 5,000 nodes and exports of it',
  fakeFigma({ nodes: 5000 }),
  async (app, figma) => {
    const { browser } = await administrator(app)
    const test = await expectStatus(await browser.get('/api/figma/test'), 200)
    expect(await test.json()).toEqual({ status: 'success', user: { handle: 'mere' } })

    const text = await (await expectStatus(await browser.get(FILE), 200)).text()
    expect(text).not.toContain('not for the page')
    expect(text).not.toContain('thumbnailUrl')
    const file = designFileSchema.parse(JSON.parse(text))
    expect([file.name, Object.values(file.components)]).toEqual([
      'Evening screens',
      [{ name: 'Lantern', description: 'Round, with a ring' }]
    ])
    expect(file.document.children?.[0]?.children?.length).toBe(100)
    expect(file.document.children?.[0]?.children?.[99]?.children?.[49]).toMatchObject({
      id: '101:50',
      characters: 'The lighthouse that forgot to sleep, part 4999'
    })

    const exported = await expectStatus(await browser.get(`${FILE}/export?ids=2:1,0:1&format=svg&scale=2`), 200)
    expect(await exported.json()).toEqual({ images: { '2:1': 'https://pictures.example/2:1.svg', '0:1': null } })
    const defaults = await expectStatus(await browser.get(`${FILE}/export?ids=2-1`), 200)
    expect(await defaults.json()).toEqual({ images: { '2:1': 'https://pictures.example/2:1.png' } })
    expect(figma.requests.at(-1)).toBe(`GET /v1/images/${FILE_KEY}?ids=2%3A1&format=png&scale=1`)
    expect(app.logLines.join('\n')).not.toContain(FIGMA_TOKEN)
  }
)

designTest(
  'S-21, S-22: a family sees the files that are open to all, and no other; a stranger none',
  fakeFigma(),
  async (app, figma) => {
    const { browser } = await signedInFamily(app)
    await expectStatus(await browser.get(FILE), 200)
    const asked = figma.requests.length
    for (const path of [`/api/figma/file/${'x'.repeat(22)}`, `/api/figma/file/${'x'.repeat(22)}/export?ids=1:1`]) {
      const refused = await expectStatus(await browser.get(path), 403)
      expect(await refused.json()).toMatchObject({ code: 'not_open' })
    }
    const test = await expectStatus(await browser.get('/api/figma/test'), 200)
    expect(await test.json()).toEqual({ status: 'error', error: 'Only an administrator may test the token.' })
    for (const path of [FILE, '/api/figma/test', `${FILE}/export?ids=1:1`])
      await expectStatus(await app.request(path), 401)
    expect(figma.requests.length).toBe(asked)
  },
  { FIGMA_FILE_KEYS: FILE_KEY }
)

designTest('no key, ids, format or scale leads anywhere else', fakeFigma(), async (app, figma) => {
  const { browser } = await administrator(app)
  for (const key of [
    '..%2F..%2Fv1%2Fme',
    'aB3dE5gH7jK9mN1p%3Fx%3D1',
    '%40evil.example%2Fpath00',
    'short',
    'a'.repeat(41)
  ])
    await expectStatus(await browser.get(`/api/figma/file/${key}`), 400)
  for (const query of [
    'ids=',
    'ids=1:1;2:2',
    'ids=1:1%26depth=9',
    'ids=1:1&format=exe',
    'ids=1:1&scale=9',
    'ids=1:1&scale=x',
    `ids=${Array.from({ length: 51 }, () => '1:1').join(',')}`
  ])
    await expectStatus(await browser.get(`${FILE}/export?${query}`), 400)
  expect(figma.requests).toEqual([])
})

const FAILURES: [string, RequestListener, number, string][] = [
  ['a token that is not one', (_, response) => response.writeHead(401).end('{}'), 503, 'bad_token'],
  ['a file that the token may not see', (_, response) => response.writeHead(403).end('{}'), 403, 'design_forbidden'],
  ['a file that is not there', (_, response) => response.writeHead(404).end('{}'), 404, 'not_found'],
  [
    'a service that wants a long pause',
    (_, response) => response.writeHead(429, { 'retry-after': '120' }).end('{}'),
    429,
    'too_many'
  ],
  [
    'a service that wants a pause and does not say for how long',
    (_, response) => response.writeHead(429).end('{}'),
    429,
    'too_many'
  ],
  ['a service that fails', (_, response) => response.writeHead(500).end('{}'), 503, 'design_unavailable'],
  ['an answer that is no JSON', (_, response) => response.end('<html>'), 503, 'design_unavailable'],
  ['an answer that is no file', (_, response) => response.end('{"err":"odd"}'), 503, 'design_unavailable'],
  [
    'a redirect',
    (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    503,
    'design_unavailable'
  ],
  [
    'a body of 200 MB',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const part = Buffer.alloc(1024 * 1024, ' ')
      let sent = 0
      const more = () => {
        while (sent++ < 200 && !response.destroyed && response.write(part));
        if (sent > 200) response.end('{}')
      }
      response.on('drain', more)
      more()
    },
    400,
    'design_too_large'
  ]
]
for (const [what, answer, status, code] of FAILURES)
  designTest(`${what} is told in words`, answer, async (app) => {
    const { browser } = await administrator(app)
    const refused = await expectStatus(await browser.get(FILE), status)
    const body: unknown = await refused.json()
    expect(body).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
    expect(JSON.stringify(body)).not.toMatch(/figd_|169\.254|127\.0\.0\.1/)
    if (status === 429) expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1)
    const test = await expectStatus(await browser.get('/api/figma/test'), 200)
    expect(await test.json()).toMatchObject({ status: 'error' })
  })

let isFirst = true
designTest(
  'a service that wants a second’s pause gets it',
  (request, response) => {
    if (isFirst) response.writeHead(429, { 'retry-after': '1' }).end('{}')
    else fakeFigma()(request, response)
    isFirst = !isFirst
  },
  async (app, figma) => {
    const { browser } = await administrator(app)
    await expectStatus(await browser.get(FILE), 200)
    expect(figma.requests.length).toBe(2)
  }
)

// On one engine: what it waits for is the real patience with a service, and no database has a part in it.
test('a service that stalls is left in time, and everybody else is served meanwhile', async () => {
  await using figma = await startScriptedHost(
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"name":')
  )
  await using app = await createTestApp({ env: { FIGMA_TOKEN, FIGMA_API_BASE: figma.url } })
  const { browser } = await administrator(app)
  const began = performance.now()
  const loading = browser.get(FILE)
  await sleep(100)
  await expectStatus(await browser.get('/api/stories'), 200)
  expect(performance.now() - began).toBeLessThan(5000)
  expect(await (await expectStatus(await loading, 503)).json()).toMatchObject({ code: 'design_unavailable' })
  expect(performance.now() - began).toBeLessThan(20_000)
})

apiTest('without a token everybody is told so, and who can set one: that is not the fault of who asks', async (app) => {
  for (const { browser } of [await administrator(app), await signedInFamily(app)]) {
    const test = await expectStatus(await browser.get('/api/figma/test'), 200)
    expect(await test.json()).toMatchObject({
      status: 'error',
      error: expect.stringMatching(/not switched on.*person who runs it sets FIGMA_TOKEN/)
    })
    expect(await (await expectStatus(await browser.get(FILE), 503)).json()).toMatchObject({ code: 'no_token' })
  }
})
