import type { MiddlewareHandler } from 'hono'

import type { Asked, WebEnv } from './web.ts'

/** Looks at a request before anything is done for it. @throws what it is refused with */
export type Guard = (asked: Asked) => void

/** Guards in their order, as one step on the way of a request: a step costs a small call more than what most of them look at. */
export function guardedBy(...guards: readonly Guard[]): MiddlewareHandler<WebEnv> {
  return (c, next) => {
    for (const guard of guards) guard(c)
    return next()
  }
}
