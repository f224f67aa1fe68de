import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Reachable from this machine alone or from its own network: where an address of the open internet never points. */
const NOT_PUBLIC = blockList([
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Everything outside 2000::/3, then what lies inside it and leads elsewhere: Teredo, documentation, 6to4.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20]
])

/** Where clouds hand out a machine's own credentials; no provider lives there, whatever a configuration says. */
const LINK_LOCAL = blockList([
  ['169.254.0.0', 16],
  ['fe80::', 10],
  ['fd00:ec2::', 32]
])

export type Reach = 'public' | 'private' | 'link-local'

/** How far an IP address reaches. IPv4 in the clothes of IPv6 counts as what it is. */
export function reachOf(address: string): Reach {
  const plain = withoutMapping(address)
  const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4'
  if (LINK_LOCAL.check(plain, family)) return 'link-local'
  return NOT_PUBLIC.check(plain, family) ? 'private' : 'public'
}

/** Whether all addresses behind a name are on this machine or in its network; a name that is not known is not. */
export async function isNearHost(
  host: string,
  resolve: (host: string) => Promise<readonly { address: string }[]> = (name) => lookup(name, { all: true })
): Promise<boolean> {
  const plain = host.replaceAll(/[[\]]/g, '')
  if (isIP(plain) !== 0) return reachOf(plain) === 'private'
  const found = await resolve(plain).catch(() => [])
  return found.length > 0 && found.every(({ address }) => reachOf(address) === 'private')
}

/** `::ffff:192.0.2.1`, `::ffff:c000:201` and NAT64's `64:ff9b::c000:201` name IPv4 addresses. */
function withoutMapping(address: string): string {
  if (isIP(address) !== 6) return address
  // The URL parser writes every IPv6 address in one way: the last 32 bits as two groups.
  const host = URL.parse(`http://[${address.split('%')[0] ?? ''}]`)?.hostname.slice(1, -1) ?? address
  const [, high, low] = /^(?:::ffff:|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(host) ?? []
  if (high === undefined || low === undefined) return host
  const bits = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return bits.flatMap((group) => [group >> 8, group & 0xff]).join('.')
}

function blockList(subnets: readonly [string, number][]): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, isIP(network) === 6 ? 'ipv6' : 'ipv4')
  return list
}
