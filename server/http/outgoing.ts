import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'

import type { AppContext } from '#server/context.ts'
import { addSecurityHeaders } from './security-headers.ts'
import type { WebEnv } from './web.ts'

/** Bytes. What fits into one packet gains nothing, and none of our secrets is larger. */
export const LEAST_COMPRESSED = 1024

/**
 * What every answer gets on its way out, errors included, unless it is complete already: the security headers, and
 * compression where it is text of more than a packet; event streams and sound are none of its business. From the
 * announcement of the server's end on no connection is kept for a next call, so that this one goes elsewhere.
 */
export function outgoing({ config, running }: Pick<AppContext, 'config' | 'running'>): MiddlewareHandler<WebEnv> {
  const compressed = compress({ threshold: LEAST_COMPRESSED })
  const addHeaders = addSecurityHeaders(config)
  return async (c, next) => {
    await next()
    if (c.get('isComplete') !== true) {
      await compressed(c, () => Promise.resolve())
      addHeaders(c.res.headers)
    }
    if (running.isDraining) c.header('connection', 'close')
  }
}
