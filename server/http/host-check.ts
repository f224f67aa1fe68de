import { isIP } from 'node:net'

import type { Config } from '#server/config.ts'
import { api } from '#shared/api.ts'
import { HttpRefusal } from './error-answer.ts'
import type { Guard } from './guards.ts'
import { remembered } from './remembered.ts'

/** Monitoring and container platforms ask each node by whatever name they have for it. */
const ANY_NAME = new Set<string>([api.health.path, api.readMetrics.path])
/** Names that no public name server answers for, so that no page of a stranger can be behind one of them. */
const NEAR_ENDINGS = ['.localhost', '.local', '.internal', '.lan', '.home.arpa']

/**
 * With `PUBLIC_URL` set, a request for another name is refused with 421: it comes from a page of another site whose name was
 * made to lead here (DNS rebinding), or through a proxy that this server does not know of. Addresses, names without a dot,
 * those of a home network and the hosts of `TRUSTED_ORIGINS` stay: a proxy may ask for `http://talewick:5000`. Without
 * `PUBLIC_URL` a household reaches its machine by whatever name its network has.
 */
export function hostCheck({
  publicUrl,
  trustedOrigins
}: Pick<Config, 'trustedOrigins'> & { publicUrl: string }): Guard {
  const own = new Set([publicUrl, ...trustedOrigins].map((origin) => URL.parse(origin)?.hostname))
  const isOwn = remembered((host) => {
    const name = URL.parse(`http://${host}`)?.hostname
    return name !== undefined && (own.has(name) || isNear(name))
  })
  return (c) => {
    const host = c.req.header('host')
    if (host === undefined || isOwn(host) || ANY_NAME.has(c.req.path)) return
    throw new HttpRefusal(421, 'wrong_host', `This server does not go by that name. Please open ${publicUrl}`)
  }
}

function isNear(name: string): boolean {
  return (
    isIP(name.replaceAll(/[[\]]/g, '')) !== 0 ||
    !name.includes('.') ||
    NEAR_ENDINGS.some((ending) => name.endsWith(ending))
  )
}
