import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { api } from '#shared/api.ts'
import type { Guard } from './guards.ts'

/** Once nothing new is begun, every call but monitoring's is asked to come again. */
export function refuseWhileClosing({ running }: Pick<AppContext, 'running'>): Guard {
  return (c) => {
    if (running.isClosing && c.req.path !== api.health.path)
      throw new AppError('unavailable', 'This server is about to restart. Please try again in a moment.', {
        code: 'draining',
        retryAfterSeconds: 5
      })
  }
}
