import type { MiddlewareHandler } from 'hono'

import type { Config } from '#server/config.ts'
import type { WebEnv } from './web.ts'

/** What every answer carries, errors included. */
export function securityHeaders({ isHttps }: Pick<Config, 'isHttps'>): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('content-security-policy'))
      headers.set(
        'content-security-policy',
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
      )
    if (isHttps) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'no-referrer')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('cross-origin-resource-policy', 'same-origin')
    headers.set('x-frame-options', 'DENY')
    if (!headers.has('permissions-policy')) headers.set('permissions-policy', permissions('payment=()'))
  }
}

/** The policy of our pages; the nonce is for the one style element that locks scrolling behind a dialog. */
export function pagePolicy(nonce: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "media-src 'self' blob: data:",
      "worker-src 'self'",
      "manifest-src 'self'",
      "frame-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types talewick',
      'report-to csp'
    ].join('; '),
    'reporting-endpoints': 'csp="/api/csp-report"'
  }
}

/** The policy of the service worker's script: it asks this server alone, and loads nothing else. */
export function workerPolicy(): Record<string, string> {
  return { 'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'" }
}

const PAYMENT_SCRIPT = 'https://js.stripe.com'

/**
 * The policy of the pricing page, the only document that may load the payment provider's button. That script sets
 * `innerHTML`, so no Trusted Types here; every link of the page leaves it by a full load.
 */
export function pricingPolicy(nonce: string): Record<string, string> {
  const { 'content-security-policy': own = '', ...rest } = pagePolicy(nonce)
  const wider: Record<string, string | null> = {
    'script-src': `'self' ${PAYMENT_SCRIPT}`,
    'frame-src': PAYMENT_SCRIPT,
    'connect-src': "'self' https://api.stripe.com",
    'img-src': "'self' data: https://*.stripe.com",
    'require-trusted-types-for': null,
    'trusted-types': null
  }
  const policy = own.split('; ').flatMap((directive) => {
    const [name = ''] = directive.split(' ')
    const value = wider[name]
    return value === undefined ? directive : value === null ? [] : `${name} ${value}`
  })
  return {
    ...rest,
    'content-security-policy': policy.join('; '),
    'permissions-policy': permissions(`payment=(self "${PAYMENT_SCRIPT}")`)
  }
}

function permissions(payment: string): string {
  return `camera=(), microphone=(), geolocation=(), ${payment}, usb=(), screen-wake-lock=(self), autoplay=(self)`
}
