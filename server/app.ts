import { Hono, type MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import * as z from 'zod/mini'

import { api } from '#shared/api.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import type { AppContext } from './context.ts'
import { issueRevealTicket, openCheckoutAccount } from './features/account/reveal-tickets.ts'
import { accountRoutes } from './features/account/routes.ts'
import { administrationRoutes } from './features/administration/routes.ts'
import { billingRoutes } from './features/billing/routes.ts'
import { demoRoutes } from './features/demo/routes.ts'
import { designRoutes } from './features/designs/routes.ts'
import { exportRoutes } from './features/export/routes.ts'
import { familyRoutes } from './features/family/routes.ts'
import { narrationRoutes } from './features/narration/routes.ts'
import { playlistRoutes } from './features/playlist/routes.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { reminderRoutes } from './features/reminders/routes.ts'
import { storyRoutes } from './features/stories/routes.ts'
import { identifyCaller } from './http/caller.ts'
import { refuseWhileClosing } from './http/closing.ts'
import { crossOriginAnswers, crossSiteProtection } from './http/cross-site.ts'
import { createDirectWay, type DirectWay } from './http/direct-way.ts'
import { errorAnswer, errorResponse, HttpRefusal, refusalResponse } from './http/error-answer.ts'
import { type Guard, guardedBy } from './http/guards.ts'
import { hostCheck } from './http/host-check.ts'
import { outgoing } from './http/outgoing.ts'
import { createFloodGate } from './http/rate-limit.ts'
import { requestLog } from './http/request-log.ts'
import { createServe } from './http/serve-endpoint.ts'
import { serveClient } from './http/static-client.ts'
import { systemRoutes } from './http/system-routes.ts'
import type { Web, WebEnv } from './http/web.ts'
import { errorFields } from './log.ts'

// Messages of schemas that say nothing of their own.
z.config(z.locales.en())

/** A path of the contract with a method that it does not have: 405, with those that it has in `Allow`. */
function refuseWrongMethod(): MiddlewareHandler<WebEnv> {
  // Hono's own table would name the method of the pages for every path, so that it gets one of the calls alone.
  const calls = new Hono<WebEnv>()
  for (const { method, path } of Object.values<Endpoint>(api)) calls.on(method, path, (c) => c.body(null))
  return methodNotAllowed({
    app: calls,
    onMethodNotAllowed: (c, methods) =>
      refusalResponse(
        new HttpRefusal(405, 'method_not_allowed', `This call does not know the method ${c.req.method}`, {
          allow: methods.join(', ')
        })
      )
  })
}

/** What looks at every call before anything is done for it, in this order. */
function guardsOfCalls(context: AppContext): Guard[] {
  const { config } = context
  const passFloodGate = createFloodGate(600, 60)
  return [
    refuseWhileClosing(context),
    (asked) => {
      const caller = identifyCaller(asked, config)
      if (!caller.isLocal) passFloodGate(caller.address, context.clock.now())
    },
    crossSiteProtection(config)
  ]
}

/** The whole application, which listens nowhere by itself. `direct` answers the small calls that need nothing of `web`. */
export interface App {
  web: Web
  direct: DirectWay
}

/** Guards, every row of the contract, the built client. */
export function createApp(context: AppContext, { clientFolder }: { clientFolder?: string } = {}): App {
  const { config } = context
  const web: Web = new Hono<WebEnv>()
  const guardsOfAll = config.publicUrl === null ? [] : [hostCheck({ ...config, publicUrl: config.publicUrl })]
  const guards = guardsOfCalls(context)

  web.use(requestLog(context))
  web.use(outgoing(context))
  if (guardsOfAll.length > 0) web.use(guardedBy(...guardsOfAll))
  web.use('/api/*', crossOriginAnswers(config))
  web.use('/api/*', guardedBy(...guards))

  const { serve, served, direct } = createServe(web, context)
  systemRoutes(serve, context)
  const accounts = accountRoutes(serve, context)
  administrationRoutes(serve, context, accounts)
  familyRoutes(serve, context)
  storyRoutes(serve, context)
  narrationRoutes(serve, context)
  playlistRoutes(serve, context)
  profileRoutes(serve, context)
  demoRoutes(serve, context)
  exportRoutes(serve, context)
  designRoutes(serve, context)
  reminderRoutes(serve, context)
  billingRoutes(serve, context, {
    open: (tx, checkout) => openCheckoutAccount(tx, context, checkout),
    issueRevealTicket: (checkoutId) => issueRevealTicket(context, checkoutId)
  })

  for (const [name, row] of Object.entries<Endpoint>(api))
    if (!served.has(row)) throw new Error(`No feature serves the call ${name} of the contract`)

  // Behind all calls, which pay nothing for it. Answered, not thrown: `refuseWrongMethod` looks at it on its way out.
  web.all('/api/*', refuseWrongMethod(), () =>
    refusalResponse(new HttpRefusal(404, 'not_found', 'There is no such call'))
  )
  serveClient(web, context, clientFolder)
  web.notFound(() => {
    throw new HttpRefusal(404, 'not_found', 'There is nothing here')
  })

  const onError = failureAnswers(context)
  web.onError((error, c) => onError(error, c.get('template') ?? 'page'))
  return { web, direct: createDirectWay(context, { direct, guards: [...guardsOfAll, ...guards], onError }) }
}

/** What logs and counts a failure, and says how it is answered. */
function failureAnswers({ metrics, log }: AppContext): (error: unknown, path: string) => Response {
  return (error, path) => {
    const answer = errorAnswer(error)
    metrics?.error({ code: answer.body.code ?? 'unknown', status: answer.status })
    if (answer.isUnknown) log.error('A request failed', { path, ...errorFields(error) })
    return errorResponse(answer)
  }
}
