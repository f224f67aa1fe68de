import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'
import { isIP } from 'node:net'

import type { Config } from '#server/config.ts'
import { remembered } from './remembered.ts'
import type { Asked, Caller } from './web.ts'

/** What proxies add of their own accord; no browser sends any of it. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via'
] as const

type Believed = Pick<Config, 'trustedProxies' | 'nativeOrigins' | 'publicUrl'>

/** Who is calling, as far as `TRUST_PROXY` lets us know. Looked into once for each request. */
export function identifyCaller(c: Asked, config: Believed): Caller {
  const known = c.get('caller')
  if (known !== undefined) return known
  const caller = readCaller(c, config)
  c.set('caller', caller)
  return caller
}

function readCaller(c: Asked, config: Believed): Caller {
  const peer = placeOf(withoutZone(c.env?.incoming?.socket?.remoteAddress ?? '')) ?? NOWHERE
  const hops = config.trustedProxies
  const { address, network } = hops > 0 ? (throughProxies(c.req.header('x-forwarded-for'), hops) ?? peer) : peer
  return {
    address,
    network,
    isLocal:
      hops === 0 &&
      peer.isLoopback &&
      !PROXY_HEADERS.some((name) => c.req.header(name) !== undefined) &&
      isOnThisMachine(config.publicUrl) &&
      isOwnName(c.req.header('host') ?? 'localhost'),
    isNative: isNativeCaller(c, config.nativeOrigins)
  }
}

/** Whether families come to this very machine only, as far as the settings say; a server for others may stand behind a proxy. */
export function isOnThisMachine(publicUrl: string | null): boolean {
  return publicUrl === null || isHere(publicUrl)
}

const isHere = remembered((url) => {
  const host = URL.parse(url)?.hostname ?? ''
  return host === 'localhost' || isLoopback(readAddress(host.replaceAll(/[[\]]/g, '')))
})

/**
 * What this machine calls itself. A foreign name that leads here is a page of another site, which had its name changed
 * under it (DNS rebinding); it is a stranger.
 */
const isOwnName = remembered((host) => isHere(`http://${host}`))

/** Every trusted proxy appended the address it saw; the one before the first of them is the caller. */
function throughProxies(header: string | undefined, hops: number): Place | null {
  return placeOf(withoutPort((header ?? '').split(',').at(-hops)?.trim() ?? ''))
}

/** An address in the two forms that are counted. */
interface Place {
  address: string
  network: string
  isLoopback: boolean
}

const NOWHERE: Place = { address: 'unknown', network: 'unknown', isLoopback: false }

const placeOf = remembered((text): Place | null => {
  const address = readAddress(text)
  if (address === null) return null
  const network = networkOf(address)
  return {
    address: address.kind() === 'ipv4' ? address.toString() : network,
    network,
    isLoopback: isLoopback(address)
  }
})

/** Some proxies name the caller's port as well: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(entry: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
}

/** Link-local addresses come with the interface they were seen on: `fe80::1%eth0`. */
function withoutZone(address: string): string {
  return address.replace(/%.*$/, '')
}

/** The address in its plain form, IPv4 inside IPv6 as IPv4; null for anything that is no address. */
function readAddress(text: string): IPv4 | IPv6 | null {
  // ipaddr.js also reads "010.1" and "1.2" as addresses, as old programs do; a socket and a proxy write four parts.
  return isIP(text) === 0 ? null : ipaddr.process(text)
}

function isLoopback(address: IPv4 | IPv6 | null): boolean {
  return address?.range() === 'loopback'
}

/** /24 of IPv4, /64 of IPv6. */
function networkOf(address: IPv4 | IPv6): string {
  return address.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/24`).toString()}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`
}

/** A browser never gets a token: scripts can set `X-Client`, but not `Origin` and `Sec-Fetch-Site`. */
function isNativeCaller(c: Asked, nativeOrigins: readonly string[]): boolean {
  const origin = c.req.header('origin')
  if (origin !== undefined) return nativeOrigins.includes(origin)
  return c.req.header('x-client') === 'native' && c.req.header('sec-fetch-site') === undefined
}
