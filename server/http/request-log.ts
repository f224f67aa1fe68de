import type { MiddlewareHandler } from 'hono'

import type { Log } from '#server/log.ts'
import type { WebEnv } from './web.ts'

/** One line per request: method, path template, status, milliseconds. No address bar, no body, no names. */
export function requestLog(log: Log): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    log.info('request', {
      method: c.req.method,
      path: c.get('template') ?? (c.req.path.startsWith('/api/') ? '/api/?' : 'page'),
      status: c.res.status,
      ms: Math.round(performance.now() - start)
    })
  }
}
