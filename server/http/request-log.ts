import type { MiddlewareHandler } from 'hono'

import type { AppContext } from '#server/context.ts'
import type { WebEnv } from './web.ts'

type Needs = Pick<AppContext, 'log' | 'metrics'>

/** One line per request: method, path template, status, milliseconds. No address bar, no body, no names. */
export function requestLog(needs: Needs): MiddlewareHandler<WebEnv> {
  const note = noteRequest(needs)
  return async (c, next) => {
    const start = performance.now()
    await next()
    const path = c.get('template') ?? (c.req.path.startsWith('/api/') ? '/api/?' : 'page')
    note(c.req.method, path, c.res.status, start)
  }
}

/** What writes that line for a request that began at `start` (`performance.now()`), and counts it. */
export function noteRequest({
  log,
  metrics
}: Needs): (method: string, path: string, status: number, start: number) => void {
  return (method, path, status, start) => {
    const ms = performance.now() - start
    log.info('request', { method, path, status, ms: Math.round(ms) })
    metrics?.request({ method, path, status, seconds: ms / 1000 })
  }
}
