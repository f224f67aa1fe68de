import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

import { signedInFamily } from '#tests/support/builders.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const PAGE =
  '<!doctype html><html><head><title>Talewick</title><script type="module" src="/assets/main-1.js"></script></head><body></body></html>'
const SCRIPT = 'console.log("a long enough script")'

async function withClient(
  run: (app: TestApp, client: string) => Promise<void>,
  env: Record<string, string> = {}
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'talewick-client-'))
  const client = join(folder, 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'index.html'), PAGE)
  writeFileSync(join(client, 'assets/main-1.js'), SCRIPT)
  writeFileSync(join(client, 'assets/main-1.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(client, 'icon.svg'), '<svg/>')
  writeFileSync(join(client, 'sw.js'), 'self.skipWaiting()')
  writeFileSync(join(client, 'manifest.webmanifest'), '{"name":"Talewick","start_url":"/dashboard"}')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  await using app = await createTestApp({ clientFolder: client, env })
  await run(app, client)
  rmSync(folder, { recursive: true })
}

test('every page of the route table is found, every other one is the 404 screen', () =>
  withClient(async (app) => {
    const pages =
      '/ /about /access /welcome /login /signup /signup-form /subscribe /admin /terms /privacy /for-children /reset-password /create /dashboard /create-story /family /profile /stories /user-profile /figma'
    for (const page of pages.split(' ')) expect([page, (await app.request(page)).status]).toEqual([page, 200])
    expect((await app.request('/login?email=a%40example.org')).status).toBe(200)
    for (const page of ['/nowhere', '/stories/7', '/login.php', '/assets/gone.js', '/%E0%A4%A']) {
      const response = await app.request(page)
      expect([page, response.status]).toEqual([page, 404])
      expect(await response.text()).toContain('<title>')
    }
  }))

test('a page names the scripts and the fonts of its screen, so that they come together with the first script', () =>
  withClient(async (app, client) => {
    const preloads = async (page: string) =>
      [...(await (await app.request(page)).text()).matchAll(/<link rel="modulepreload" [^>]*href="([^"]+)"/g)].map(
        ([, href]) => href
      )
    expect(await preloads('/stories'), 'a build that wrote nothing down').toEqual([])
    mkdirSync(join(client, '.vite'))
    const screens = {
      stories: ['assets/stories-1.js', 'assets/grid-1.js', 'assets/leaning-1.woff2'],
      'not-found': ['assets/lost-1.js']
    }
    writeFileSync(join(client, '.vite/screens.json'), JSON.stringify(screens))
    expect(await preloads('/stories')).toEqual(['/assets/stories-1.js', '/assets/grid-1.js'])
    expect(await (await app.request('/stories')).text()).toContain(
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/leaning-1.woff2">'
    )
    expect(await preloads('/nowhere')).toEqual(['/assets/lost-1.js'])
    expect(await preloads('/login')).toEqual([])
  }))

test('a stranger’s first page has its words, by the server’s own name; no other page has any', () =>
  withClient(
    async (app, client) => {
      mkdirSync(join(client, '.vite/first'), { recursive: true })
      for (const screen of ['landing', 'login'])
        for (const money of ['free', 'paid'])
          writeFileSync(
            join(client, `.vite/first/${screen}.${money}.html`),
            `<html><head><style nonce="__CSP_NONCE__"></style></head><h1>${screen}, ${money}: %brand.name% 100%</h1></html>`
          )
      const open = async (path: string, headers = {}) => await app.request(path, { headers })
      const words = async (path: string, headers = {}) =>
        /<h1>.*<\/h1>/.exec(await (await open(path, headers)).text())?.[0] ?? null
      expect(await words('/')).toBe('<h1>landing, free: Night &amp; &lt;light&gt; 100%</h1>')
      expect(await words('/login')).toBe('<h1>login, free: Night &amp; &lt;light&gt; 100%</h1>')
      for (const path of ['/?shell', '/login?email=a%40example.org', '/LOGIN', '/dashboard', '/nowhere'])
        expect([path, await words(path)]).toEqual([path, null])
      const page = await open('/')
      expect(page.headers.get('vary')).toContain('cookie')
      const nonce = /nonce-([\w-]{22})'/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
      expect(await page.text()).toContain(`<style nonce="${nonce}">`)
      const family = await signedInFamily(app)
      expect(await (await family.browser.get('/')).text(), 'a family that is signed in').not.toContain('<h1>')
    },
    { BRAND_NAME: 'Night & <light>' }
  ))

test('what a first page says of money is what the server is configured to take', () =>
  withClient(async (app, client) => {
    mkdirSync(join(client, '.vite/first'), { recursive: true })
    writeFileSync(join(client, '.vite/first/landing.paid.html'), '<html><head></head><h1>$9.99</h1></html>')
    expect(await (await app.request('/')).text()).toContain('<h1>$9.99</h1>')
  }, BILLING))

const BILLING = {
  BILLING: 'on',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRETS: 'whsec_1, whsec_2',
  STRIPE_PRICE_ID: 'price_1'
}

test('the pricing page alone may load the payment provider', () =>
  withClient(async (app) => {
    for (const page of ['/subscribe', '/subscribe/', '/subscribe?from=menu']) {
      const { headers } = await app.request(page)
      const policy = headers.get('content-security-policy')?.replaceAll(/'nonce-[\w-]+'/g, "'nonce-n'")
      expect([page, policy]).toEqual([
        page,
        "default-src 'none'; script-src 'self' https://js.stripe.com; style-src 'self' 'nonce-n'; img-src 'self' data: https://*.stripe.com; font-src 'self'; connect-src 'self' https://api.stripe.com; media-src 'self' blob: data:; worker-src 'self'; manifest-src 'self'; frame-src https://js.stripe.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-to csp"
      ])
      expect(headers.get('permissions-policy')).toContain('payment=(self "https://js.stripe.com")')
    }
    for (const page of ['/', '/login', '/subscriber', '/api/health']) {
      const { headers } = await app.request(page)
      expect(headers.get('content-security-policy')).not.toContain('stripe')
      expect(headers.get('permissions-policy')).toContain('payment=()')
    }
  }, BILLING))

test('without billing no page has business with the payment provider', () =>
  withClient(async (app) => {
    const { headers } = await app.request('/subscribe')
    expect(headers.get('content-security-policy')).not.toContain('stripe')
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
  }))

test('a page carries a fresh nonce, its policy, this server as its API, and the brand', () =>
  withClient(
    async (app) => {
      const [one, two] = [await app.request('/'), await app.request('/')]
      const nonceOf = (text: string | null) => /nonce-([\w-]{22})'/.exec(text ?? '')?.[1] ?? 'none'
      const nonce = nonceOf(one.headers.get('content-security-policy'))
      expect(nonceOf(two.headers.get('content-security-policy'))).not.toBe(nonce)
      expect(one.headers.get('content-security-policy')).toBe(
        `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' blob: data:; worker-src 'self'; manifest-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types talewick; report-to csp`
      )
      expect(one.headers.get('reporting-endpoints')).toBe('csp="/api/csp-report"')
      expect(one.headers.get('cache-control')).toBe('no-cache')
      const html = await one.text()
      expect(html).toContain(`<meta name="csp-nonce" nonce="${nonce}" content="${nonce}">`)
      expect(html).toContain('<meta name="api-base" content="">')
      expect(html).toContain('<meta name="designs" content="off">')
      expect(html).toContain('&quot;name&quot;:&quot;Night &amp; &lt;light&gt;&quot;')
      expect(html).toContain('<title>Night &amp; &lt;light&gt;</title>')
    },
    { BRAND_NAME: 'Night & <light>' }
  ))

test('a page says how money is taken, and to a family whose payment it will be; neither to caches on the way', async () => {
  const billing = {
    BILLING: 'on',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRETS: 'whsec_1',
    STRIPE_PRICE_ID: 'price_1',
    STRIPE_PAYMENT_LINK: 'https://pay.example/b/1'
  }
  const told = (html: string): unknown =>
    JSON.parse(/<meta name="billing" content="([^"]*)">/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? 'null')
  const signedOut = {
    mode: 'on',
    paymentLink: 'https://pay.example/b/1',
    buyButton: null,
    clientReference: null,
    portal: false
  }
  await withClient(async (app) => {
    const page = await app.request('/subscribe')
    expect(told(await page.text())).toEqual(signedOut)
    expect(page.headers.get('cache-control')).toBe('private, no-cache')
    const family = await signedInFamily(app)
    const own = told(await (await family.browser.get('/subscribe')).text())
    expect(own).toEqual({
      ...signedOut,
      clientReference: expect.stringMatching(new RegExp(`^v1_${family.userId}_\\d+_[\\w-]{43}$`))
    })
  }, billing)
  await withClient(async (app) => {
    expect(told(await (await app.request('/subscribe')).text())).toMatchObject({ mode: 'off', paymentLink: null })
  })
})

test('the service worker may ask this server and nobody else, and is never an old one', () =>
  withClient(async (app) => {
    const { headers } = await app.request('/sw.js')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
    )
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('content-type')).toContain('text/javascript')
  }))

test('the installed app goes by the name of this server', () =>
  withClient(
    async (app) => {
      const answer = await app.request('/manifest.webmanifest')
      expect(answer.headers.get('content-type')).toBe('application/manifest+json')
      expect(await answer.json()).toEqual({ name: 'Night tales', short_name: 'Night tales', start_url: '/dashboard' })
    },
    { BRAND_NAME: 'Night tales' }
  ))

test('files with a hash in their name are kept for ever, compressed when that was done before', () =>
  withClient(async (app) => {
    const plain = await app.request('/assets/main-1.js')
    expect(await plain.text()).toBe(SCRIPT)
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(SCRIPT.length),
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff'
    })
    const zipped = await app.request('/assets/main-1.js', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(zipped.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    const known = await app.request('/assets/main-1.js', {
      headers: { 'if-none-match': plain.headers.get('etag') ?? '' }
    })
    expect(known.status).toBe(304)
    expect((await app.request('/icon.svg')).headers.get('cache-control')).toBe('no-cache')
  }))

test('what a browser has is not sent again, also when a proxy has made its tag a weak one', () =>
  withClient(async (app) => {
    for (const path of ['/assets/main-1.js', '/sw.js', '/manifest.webmanifest']) {
      const first = await app.request(path)
      const tag = first.headers.get('etag') ?? 'none'
      for (const known of [tag, `W/${tag}`, `"another", W/${tag}`]) {
        const again = await app.request(path, { headers: { 'if-none-match': known } })
        expect([path, known, again.status]).toEqual([path, known, 304])
        for (const name of ['cache-control', 'content-security-policy', 'etag'])
          expect(again.headers.get(name)).toBe(first.headers.get(name))
      }
      expect((await app.request(path, { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
    }
  }))

test('what the build noted down for the server is not for visitors', () =>
  withClient(async (app, client) => {
    mkdirSync(join(client, '.vite'))
    writeFileSync(join(client, '.vite/screens.json'), '{}')
    expect((await app.request('/.vite/screens.json')).status).toBe(404)
  }))

test('S-30: nothing outside the client’s folder is served', () =>
  withClient(async (app) => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/%2e%2e%2fsecret.txt',
      '/assets/..%5c..%5csecret.txt'
    ]) {
      const response = await app.request(path)
      expect(await response.text()).toContain('<title>')
      expect([path, response.status]).toEqual([path, 404])
    }
  }))

test('a client that is not built says what to do', async () => {
  await using app = await createTestApp({ clientFolder: '/nowhere/at/all' })
  const response = await app.request('/')
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('npm run build')
})
