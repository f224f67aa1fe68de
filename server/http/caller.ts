import { isIP } from 'node:net'

import type { Config } from '#server/config.ts'
import type { WebContext } from './web.ts'

export interface Caller {
  /** The first address that we may believe, of IPv6 the /64 that every household has whole; 'unknown' when there is none. */
  address: string
  /** /24 or /64: what an ordinary attacker changes for free. */
  network: string
  /** On this very machine and through no proxy: the household itself, exempt from limits by address. */
  isLocal: boolean
  /** Comes from the wrapper (or from a program that says so): bearer token instead of cookie. */
  isNative: boolean
}

/** Who is calling, as far as `TRUST_PROXY` lets us know. */
export function identifyCaller(c: WebContext, config: Pick<Config, 'trustedProxies' | 'nativeOrigins'>): Caller {
  const peer = plainAddress(c.env?.incoming?.socket?.remoteAddress ?? '')
  const forwarded = c.req.header('x-forwarded-for')
  const address = config.trustedProxies > 0 ? (throughProxies(forwarded, config.trustedProxies) ?? peer) : peer
  return {
    address: address === '' ? 'unknown' : isIP(address) === 6 ? networkOf(address) : address,
    network: networkOf(address),
    // A forwarding header means that a proxy on this machine speaks for strangers, even if nobody configured it.
    isLocal:
      isLoopback(address) &&
      (config.trustedProxies > 0 || (forwarded === undefined && c.req.header('forwarded') === undefined)),
    isNative: isNativeCaller(c, config.nativeOrigins)
  }
}

/** Every trusted proxy appended the address it saw; the one before the first of them is the caller. */
function throughProxies(header: string | undefined, hops: number): string | null {
  const chain = (header ?? '').split(',').map((entry) => plainAddress(entry.trim()))
  const address = chain.at(-hops) ?? ''
  return isIP(address) === 0 ? null : address
}

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice('::ffff:'.length) : address
}

function isLoopback(address: string): boolean {
  return address === '' || address === '::1' || address.startsWith('127.')
}

function networkOf(address: string): string {
  if (isIP(address) === 4) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  if (isIP(address) === 6) {
    const [head = '', tail] = address.split('::')
    const before = head.split(':').filter((group) => group !== '')
    const after = (tail ?? '').split(':').filter((group) => group !== '')
    const zeros =
      tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
    return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
  }
  return 'unknown'
}

/** A browser never gets a token: scripts can set `X-Client`, but not `Origin` and `Sec-Fetch-Site`. */
function isNativeCaller(c: WebContext, nativeOrigins: readonly string[]): boolean {
  const origin = c.req.header('origin')
  if (origin !== undefined) return nativeOrigins.includes(origin)
  return c.req.header('x-client') === 'native' && c.req.header('sec-fetch-site') === undefined
}
