import type { Config } from '#server/config.ts'

/** What every answer carries, errors included; a page has policies of its own in the place of some. */
export function headersOfAll({ isHttps }: Pick<Config, 'isHttps'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': permissions('payment=()'),
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {})
  }
}

/** What an answer may have said of itself. */
const OWN = new Set(['content-security-policy', 'permissions-policy'])

/** Makes what gives them to an answer that was made without. */
export function addSecurityHeaders(config: Pick<Config, 'isHttps'>): (headers: Headers) => void {
  const all = Object.entries(headersOfAll(config))
  return (headers) => {
    for (const [name, value] of all) if (!OWN.has(name) || !headers.has(name)) headers.set(name, value)
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
