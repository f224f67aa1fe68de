import { isIP } from 'node:net'

import type { Config } from '#server/config.ts'
import type { WebContext } from './web.ts'

export interface Caller {
  /** The first address that we may believe, of IPv6 the /64 that every household has whole; 'unknown' when there is none. */
  address: string
  /** /24 or /64: what an ordinary attacker changes for free. */
  network: string
  /**
   * On this very machine, and surely through no proxy: the household itself, exempt from limits by address. Whatever
   * hints at a proxy ends that, for a proxy on this machine speaks for strangers.
   */
  isLocal: boolean
  /** Comes from the wrapper (or from a program that says so): bearer token instead of cookie. */
  isNative: boolean
}

/** What proxies add of their own accord; no browser sends any of it. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

/** Who is calling, as far as `TRUST_PROXY` lets us know. */
export function identifyCaller(
  c: WebContext,
  config: Pick<Config, 'trustedProxies' | 'nativeOrigins' | 'publicUrl'>
): Caller {
  const peer = plainAddress(c.env?.incoming?.socket?.remoteAddress ?? '')
  const hops = config.trustedProxies
  const address = hops > 0 ? (throughProxies(c.req.header('x-forwarded-for'), hops) ?? peer) : peer
  return {
    address: address === '' ? 'unknown' : isIP(address) === 6 ? networkOf(address) : address,
    network: networkOf(address),
    isLocal:
      hops === 0 &&
      isLoopback(peer) &&
      !PROXY_HEADERS.some((name) => c.req.header(name) !== undefined) &&
      isOnThisMachine(config.publicUrl),
    isNative: isNativeCaller(c, config.nativeOrigins)
  }
}

/** Whether families come to this very machine only, as far as anybody said; whoever serves others may do so by proxy. */
export function isOnThisMachine(publicUrl: string | null): boolean {
  const host = publicUrl === null ? 'localhost' : (URL.parse(publicUrl)?.hostname ?? '')
  return host === 'localhost' || isLoopback(host.replaceAll(/[[\]]/g, ''))
}

/** Every trusted proxy appended the address it saw; the one before the first of them is the caller. */
function throughProxies(header: string | undefined, hops: number): string | null {
  const chain = (header ?? '').split(',').map((entry) => plainAddress(withoutPort(entry.trim())))
  const address = chain.at(-hops) ?? ''
  return isIP(address) === 0 ? null : address
}

/** Some proxies name the caller's port as well: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(entry: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
}

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice('::ffff:'.length) : address
}

function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'))
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
