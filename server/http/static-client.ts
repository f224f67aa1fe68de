import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'

import type { AppContext } from '#server/context.ts'
import { signClientReference } from '#server/entitlements/client-reference.ts'
import { findSession } from '#server/session.ts'
import { type Billing, NO_BILLING } from '#shared/billing.ts'
import { PAGES, pageOf, SCREENS } from '#shared/pages.ts'
import { builtFile } from './built-file.ts'
import { cookiesOf } from './cookies.ts'
import { HttpRefusal } from './error-answer.ts'
import { firstScreenOf, mayBeDrawn } from './first-screen.ts'
import { pageWith } from './page-parts.ts'
import { pagePolicy, pricingPolicy, workerPolicy } from './security-headers.ts'
import type { Web, WebContext } from './web.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2'
}

/** What keeps stories for evenings without a network. A worker's own requests are under the policy of its script. */
const WORKER = '/sw.js'
const MANIFEST = '/manifest.webmanifest'

const screensSchema = z.record(z.string(), z.array(z.string()))

const FILE = /\.\w+$/

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' }
] as const

/** Serves the built client: files as they are, and the page for everything else. */
export function serveClient(web: Web, context: AppContext, folder: string = builtClient()): void {
  // Weak tags too, as a proxy that compresses makes them; the policy of the worker's script outlives a 304.
  const tagged = etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] })
  // Not as a pattern of its own: with one that crosses all others, Hono's quickest table cannot be used for any.
  web.get('*', (c, next) => (FILE.test(c.req.path) ? tagged(c, next) : next()))
  web.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      throw new HttpRefusal(405, 'method_not_allowed', `A page does not know the method ${c.req.method}`, {
        allow: 'GET, HEAD'
      })
    const path = decode(c.req.path)
    if (path === MANIFEST) return serveManifest(c, context, folder)
    return (await serveFile(c, folder, path)) ?? (await servePage(c, context, folder, path))
  })
}

function builtClient(): string {
  return join(import.meta.dirname, '../../dist/client')
}

async function serveFile(c: WebContext, folder: string, path: string): Promise<Response | null> {
  const type = TYPES[extname(path)]
  const file = normalize(join(folder, path))
  // What begins with a dot is the build's own note to this server.
  if (type === undefined || !file.startsWith(folder + sep) || path.includes('/.')) return null
  const accepted = c.req.header('accept-encoding') ?? ''
  // A range counts bytes of the file itself, so it gets no encoded form.
  const wanted = ENCODINGS.filter(({ name }) => accepted.includes(name))
  for (const { name, ending } of [...wanted, { name: null, ending: '' }]) {
    const found = await stat(file + ending).catch(() => null)
    if (found === null || !found.isFile()) continue
    const tag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}${name ?? ''}"`
    const headers = {
      'content-type': type,
      // Vite puts a hash of the content into the name of everything under assets/.
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: tag,
      vary: 'accept-encoding',
      ...(path === WORKER ? workerPolicy() : {}),
      ...(name === null ? {} : { 'content-encoding': name })
    }
    const body = c.req.method === 'HEAD' ? null : Readable.toWeb(createReadStream(file + ending))
    return new Response(body, { status: 200, headers: { ...headers, 'content-length': String(found.size) } })
  }
  return null
}

/** What the installed app is called and looks like: the build's own manifest, under the name this server goes by. */
async function serveManifest(c: WebContext, { config }: AppContext, folder: string): Promise<Response> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  const manifest: unknown = text === null ? null : JSON.parse(text)
  if (typeof manifest !== 'object' || manifest === null) return c.body(null, 404)
  const { name } = config.brand
  return c.body(JSON.stringify({ ...manifest, name, short_name: name }), 200, {
    'content-type': 'application/manifest+json',
    'cache-control': 'no-cache'
  })
}

/**
 * How this server takes money, and for a family that is signed in whose payment it will be. The only place where a page
 * differs by who asks for it.
 */
async function billingOf(c: WebContext, context: AppContext): Promise<Billing> {
  const { billing } = context.config
  if (billing.mode === 'off') return NO_BILLING
  const token = cookiesOf(c, context.config).read('session')
  const session = token === null ? null : await findSession(context, token, 'web')
  return {
    mode: 'on',
    paymentLink: billing.paymentLink,
    buyButton: billing.buyButton,
    clientReference: session === null ? null : signClientReference(billing, session.userId, context.clock.now()),
    portal: billing.portal
  }
}

async function servePage(c: WebContext, context: AppContext, folder: string, path: string): Promise<Response> {
  context.wakeThreads()
  const nonce = Buffer.from(context.random.bytes(16)).toString('base64url')
  const drawn = await firstScreenOf(c, context, folder)
  const html = drawn ?? (await builtFile(folder, 'index.html'))
  const page = pageOf(path)
  const isKnown = PAGES.includes(page)
  const headers = {
    // Without billing no page has business with the payment provider.
    ...(page === '/subscribe' && context.config.billing.mode === 'on' ? pricingPolicy(nonce) : pagePolicy(nonce)),
    'content-type': 'text/html; charset=utf-8',
    // With billing on a page names its family's payment: no cache on the way may keep it.
    'cache-control': context.config.billing.mode === 'on' ? 'private, no-cache' : 'no-cache',
    ...(mayBeDrawn(path) ? { vary: 'cookie' } : {})
  }
  if (html === null)
    return c.body('The pages are not built yet. Run "npm run build" and load this page again.', 503, {
      ...headers,
      'content-type': 'text/plain; charset=utf-8'
    })
  // A drawn page names its files itself, after its words.
  const files = drawn === null ? await filesOf(SCREENS[page] ?? 'not-found', folder) : []
  return c.body(
    pageWith(html, context, { nonce, files, billing: await billingOf(c, context) }),
    isKnown ? 200 : 404,
    headers
  )
}

/** The scripts of a screen beside the first one, and its fonts, as the build wrote them down; none where it did not. */
async function filesOf(screen: string, folder: string): Promise<string[]> {
  const text = await builtFile(folder, '.vite/screens.json')
  const screens: unknown = text === null ? {} : JSON.parse(text)
  const files = screensSchema.parse(screens)[screen]
  return files ?? []
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/unreadable'
  }
}
