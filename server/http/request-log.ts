import type { MiddlewareHandler } from 'hono'

import type { AppContext } from '#server/context.ts'
import type { WebEnv } from './web.ts'

/** One line per request: method, path template, status, milliseconds. No address bar, no body, no names. */
export function requestLog({ log, metrics }: Pick<AppContext, 'log' | 'metrics'>): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const ms = performance.now() - start
    const about = {
      method: c.req.method,
      path: c.get('template') ?? (c.req.path.startsWith('/api/') ? '/api/?' : 'page'),
      status: c.res.status
    }
    log.info('request', { ...about, ms: Math.round(ms) })
    metrics?.request({ ...about, seconds: ms / 1000 })
  }
}
