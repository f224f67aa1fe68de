import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'
import type { Guard } from './guards.ts'
import type { Asked, WebEnv } from './web.ts'

type Origins = Pick<Config, 'trustedOrigins' | 'nativeOrigins'>
/** A token of ours; whatever else stands in the header signs no caller in. */
const BEARER = /^Bearer [A-Za-z0-9_-]{20,200}$/
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const HEADERS = ['content-type', 'authorization', 'accept', 'idempotency-key', 'x-client']

/** CORS for exactly the native origins (never with credentials) and the development server's (with them). */
export function crossOriginAnswers({ trustedOrigins, nativeOrigins }: Origins): MiddlewareHandler<WebEnv> {
  const rules = { allowMethods: METHODS, allowHeaders: HEADERS, maxAge: 600 }
  const forNative = cors({ ...rules, origin: [...nativeOrigins] })
  const forTrusted = cors({ ...rules, origin: [...trustedOrigins], credentials: true })
  return (c, next) => {
    const origin = c.req.header('origin') ?? ''
    if (trustedOrigins.includes(origin)) return forTrusted(c, next)
    if (nativeOrigins.includes(origin)) return forNative(c, next)
    return next()
  }
}

/**
 * Refuses what a foreign page makes a parent's browser send: the algorithm of Go 1.25's `http.CrossOriginProtection`.
 * It needs no token in the client. Bearer-authenticated calls carry no ambient cookie, so they cannot be forged.
 */
export function crossSiteProtection({
  trustedOrigins,
  nativeOrigins,
  publicUrl
}: Origins & Pick<Config, 'publicUrl'>): Guard {
  return (c) => {
    if (!READING.has(c.req.method) && !isAllowed(c))
      throw new AppError('forbidden', 'This came from another site', { code: 'cross_site' })
  }

  function isAllowed(c: Asked): boolean {
    const origin = c.req.header('origin')
    if (origin !== undefined && (trustedOrigins.includes(origin) || nativeOrigins.includes(origin))) return true
    if (BEARER.test(c.req.header('authorization') ?? '')) return true
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined) return site === 'same-origin' || site === 'none'
    // Neither header: not a browser, and so without a cookie it did not fetch itself.
    if (origin === undefined) return true
    // A proxy may write another Host; the families' own address is ours all the same.
    if (origin === publicUrl) return true
    return URL.parse(origin)?.host === (c.req.header('host') ?? new URL(c.req.url).host)
  }
}
