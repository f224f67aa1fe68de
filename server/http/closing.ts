import type { MiddlewareHandler } from 'hono'

import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { api } from '#shared/api.ts'
import type { WebEnv } from './web.ts'

/**
 * While the server comes to its end: from the announcement on no connection is kept for a next call, so that this one goes
 * elsewhere; and once nothing new is begun, every call but monitoring's is asked to come again.
 */
export function refuseWhileClosing({ running }: Pick<AppContext, 'running'>): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    if (running.isClosing && c.req.path !== api.health.path)
      throw new AppError('unavailable', 'This server is about to restart. Please try again in a moment.', {
        code: 'draining',
        retryAfterSeconds: 5
      })
    await next()
    if (running.isDraining) c.header('connection', 'close')
  }
}
