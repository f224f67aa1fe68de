import { createHash } from 'node:crypto'

import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { countHit } from '#server/db/count-hit.ts'
import { AppError } from '#server/errors.ts'
import { errorFields } from '#server/log.ts'
import { findSession, isAdministrator, type Session, type SessionUserId } from '#server/session.ts'
import type { Access, Endpoint, EndpointAnswer, EndpointEvent, EndpointRequest } from '#shared/endpoint.ts'
import { identifyCaller } from './caller.ts'
import { type Cookies, cookiesOf } from './cookies.ts'
import { HttpRefusal } from './error-answer.ts'
import { answerWithEvents } from './event-stream.ts'
import { LEAST_COMPRESSED } from './outgoing.ts'
import { countCall, type Limit } from './rate-limit.ts'
import { announcesBody, parseRequest, type RawRequest, readBody, readRequest } from './read-request.ts'
import { headersOfAll } from './security-headers.ts'
import { watchBody } from './watched-body.ts'
import type { Caller, Web, WebContext } from './web.ts'

export type { Limit } from './rate-limit.ts'

interface AnyCall {
  caller: Caller
  cookies: Cookies
  header: (name: string) => string | null
  /** The body's bytes, for rows without a body schema; at most 64 KB, or the row's `mostBodyBytes`. */
  bytes: () => Promise<Uint8Array>
  /** Fires when the caller is gone. */
  signal: AbortSignal
  /** Counts against a limit that holds for some calls only. @throws AppError('too-many') above it */
  count: (limit: Limit) => Promise<void>
}

/** What a handler gets: the parsed request, who asks, and, for rows with `events`, a way to tell what happens. */
export type EndpointCall<E extends Endpoint> = EndpointRequest<E> &
  AnyCall & { send: (event: EndpointEvent<E>) => void } & (E['access'] extends 'open' | 'webhook'
    ? { session: Session | null }
    : { session: Session; userId: SessionUserId })

/** Answers what the contract says; rows of `'bytes'` answer a whole Response, and so may any row whose text is made already. */
export type Handler<E extends Endpoint> = (
  call: EndpointCall<E>
) => Promise<E['answer'] extends 'bytes' ? Response : EndpointAnswer<E> | Response>

export interface ServeOptions {
  limits?: readonly Limit[]
  /** Headers of a good JSON answer, besides or instead of `cache-control: no-store`. */
  headers?: Readonly<Record<string, string>>
  /** Where 64 KB are not enough. */
  mostBodyBytes?: number
  /** The answer has a tag: a browser that still holds the same is told so, and is not sent it again. */
  mayStillHold?: boolean
}

/** Turns a row of the contract and a function into a route. */
export type Serve = <E extends Endpoint>(row: E, handler: Handler<NoInfer<E>>, options?: ServeOptions) => void

/** Lines of one family in the audit log for this, in an hour: a page gone wrong must not fill the disk with them. */
const MOST_WRONG_USER_LINES = 60

type ErasedCall = AnyCall & {
  params: unknown
  query: unknown
  body: unknown
} & { send: (event: object) => void; session: Session | null; userId: SessionUserId | null }
type ErasedHandler = (call: ErasedCall) => Promise<unknown>

/** Makes the `serve` of one application; `served` tells which rows have a function behind them. */
export function createServe(web: Web, context: AppContext): { serve: Serve; served: ReadonlySet<Endpoint> } {
  const served = new Set<Endpoint>()
  const ofAll = headersOfAll(context.config)

  function serve<E extends Endpoint>(row: E, handler: Handler<NoInfer<E>>, options?: ServeOptions): void
  // The row's schemas make at run time what the generic signature promises: this is the one place that erases it.
  function serve(row: Endpoint, handler: ErasedHandler, options: ServeOptions = {}): void {
    served.add(row)
    web.on(row.method, row.path, (c) => context.running.track(answer(c, { context, ofAll }, row, handler, options)))
  }

  return { serve, served }
}

async function answer(
  c: WebContext,
  { context, ofAll }: { context: AppContext; ofAll: Readonly<Record<string, string>> },
  row: Endpoint,
  handler: ErasedHandler,
  options: ServeOptions
): Promise<Response> {
  c.set('template', row.path)
  const caller = identifyCaller(c, context.config)
  const cookies = cookiesOf(c, context.config)
  const session = await readSession(c, context, { caller, cookies })
  admit(row.access, session, context)
  if (session !== null) context.wakeThreads()
  if (row.body === undefined && row.answer !== 'bytes' && announcesBody(c)) await readBody(c)
  const raw = await readRequest(c, row, options.mostBodyBytes)
  if (row.access !== 'open' && session !== null && namesAnother(raw, c, session))
    await refuseWrongUser(context, session.userId, caller)
  const parsed = parseRequest(row, raw)
  const count = (limit: Limit) => countCall(context, limit, { caller, userId: session?.userId ?? null })
  for (const limit of options.limits ?? []) await count(limit)

  const run = (send: (event: object) => void) =>
    handler({
      ...parsed,
      caller,
      session,
      userId: session?.userId ?? null,
      cookies,
      header: (name: string) => c.req.header(name) ?? null,
      bytes: () => readBody(c, options.mostBodyBytes),
      // Made for those that ask for it: for most calls it would cost more than their query.
      get signal() {
        return c.req.raw.signal
      },
      count,
      send
    })
  if (row.events !== undefined && accepts(c, 'text/event-stream')) return await answerWithEvents(c, context, run)
  const result = await run(() => undefined).catch((error: unknown) => {
    // Only what says that the caller is gone; every other failure counts, whether or not the caller still listens.
    if (c.req.raw.signal.aborted && error === c.req.raw.signal.reason)
      throw new HttpRefusal(400, 'gone', 'The connection was closed')
    throw error
  })
  if (result instanceof Response) {
    for (const cookie of cookies.written) result.headers.append('set-cookie', cookie)
    return watchBody(result, (error) => {
      context.log.error('An answer broke off', { path: row.path, ...errorFields(error) })
      c.env?.outgoing?.destroy()
      return c.env?.outgoing !== undefined
    })
  }
  return answerJson(c, JSON.stringify(result), { row, options, cookies, ofAll })
}

/** A small answer is complete: with a table of all its headers Node sends it as it is, without one object of the web. */
function answerJson(
  c: WebContext,
  body: string,
  {
    row,
    options,
    cookies,
    ofAll
  }: { row: Endpoint; options: ServeOptions; cookies: Cookies; ofAll: Readonly<Record<string, string>> }
): Response {
  const bytes = Buffer.byteLength(body)
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(bytes),
    'cache-control': 'no-store',
    ...options.headers
  }
  if (options.mayStillHold === true) {
    headers['cache-control'] = 'private, no-cache'
    headers['etag'] = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    if (holds(c.req.header('if-none-match'), headers['etag']))
      return new Response(null, {
        status: 304,
        headers: { 'cache-control': headers['cache-control'], etag: headers['etag'] }
      })
  }
  const status = row.status ?? 200
  if (bytes < LEAST_COMPRESSED && cookies.written.length === 0) {
    c.set('isComplete', true)
    return new Response(body, { status, headers: { ...ofAll, ...headers } })
  }
  const response = new Response(body, { status, headers })
  for (const cookie of cookies.written) response.headers.append('set-cookie', cookie)
  return response
}

/** Also weakly, as what has been compressed on the way is named. */
function holds(asked: string | undefined, tag: string): boolean {
  return (asked ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}

function accepts(c: WebContext, type: string): boolean {
  return (c.req.header('accept') ?? '').split(',').some((entry) => entry.split(';')[0]?.trim().toLowerCase() === type)
}

async function readSession(
  c: WebContext,
  context: AppContext,
  { caller, cookies }: { caller: Caller; cookies: Cookies }
): Promise<Session | null> {
  const authorization = c.req.header('authorization')
  if (authorization !== undefined) {
    // A bearer that is none signs no caller in: the cookie beside it must not count where the cross-site guard looked away.
    const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(authorization)?.[1]
    return bearer === undefined ? null : await findSession(context, bearer, 'native')
  }
  // A native origin could be any local web server on the caller's machine: a cookie means nothing there.
  const cookie = caller.isNative ? null : cookies.read('session')
  return cookie === null || cookie === '' ? null : await findSession(context, cookie, 'web')
}

/** Default deny: every word of `Access` is answered here, and a new one does not compile until it is. */
function admit(access: Access, session: Session | null, { config }: AppContext): void {
  switch (access) {
    case 'open':
    case 'webhook':
      return
    case 'signed-in':
    case 'admin': {
      if (session === null) throw new AppError('unauthenticated', 'Please sign in first')
      if (access === 'admin' && !isAdministrator(config, session.account))
        throw new AppError('forbidden', 'Only an administrator may do this')
    }
  }
}

/**
 * The client sends its user id along (§6). It is compared here, once, wherever it stands and however often, and never
 * used: inward goes only the session's own.
 */
function namesAnother(raw: RawRequest, c: WebContext, session: Session): boolean {
  const claims: unknown[] = c.req.url.includes('?') ? (c.req.queries('userId') ?? []) : []
  const { body } = raw
  if (typeof body === 'object' && body !== null && 'userId' in body) claims.push(body.userId)
  return claims.some(
    (claim) =>
      claim !== undefined &&
      claim !== null &&
      !((typeof claim === 'string' || typeof claim === 'number') && String(claim) === session.userId)
  )
}

async function refuseWrongUser(context: AppContext, userId: SessionUserId, caller: Caller): Promise<never> {
  await noteWrongUser(context, userId, caller)
  throw new AppError('forbidden', 'This belongs to somebody else', { code: 'wrong_user' })
}

async function noteWrongUser(context: AppContext, userId: SessionUserId, caller: Caller): Promise<void> {
  const { hits } = await countHit(context.db, context.clock.now(), { what: `wrong-user\n${userId}`, seconds: 3600 })
  if (hits <= MOST_WRONG_USER_LINES) await writeAudit(context, { userId, act: 'wrong_user', network: caller.network })
}
