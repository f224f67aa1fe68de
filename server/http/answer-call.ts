import { createHash } from 'node:crypto'

import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { countHit } from '#server/db/count-hit.ts'
import { AppError } from '#server/errors.ts'
import { errorFields, type Log } from '#server/log.ts'
import { findSession, isAdministrator, type Session, type SessionUserId } from '#server/session.ts'
import type { Access, Endpoint } from '#shared/endpoint.ts'
import { identifyCaller } from './caller.ts'
import type { Cookies } from './cookies.ts'
import { HttpRefusal } from './error-answer.ts'
import { LEAST_COMPRESSED } from './outgoing.ts'
import { countCall, type Limit } from './rate-limit.ts'
import { parseRequest, type RawRequest } from './read-request.ts'
import { watchBody } from './watched-body.ts'
import type { Asked, Caller } from './web.ts'

/** What every handler gets, whatever its row says. */
export interface AnyCall {
  caller: Caller
  cookies: Cookies
  header: (name: Lowercase<string>) => string | null
  /** The body's bytes, for rows without a body schema; at most 64 KB, or the row's `mostBodyBytes`. */
  bytes: () => Promise<Uint8Array>
  /** Fires when the caller is gone. */
  signal: AbortSignal
  /** Counts against a limit that holds for some calls only. @throws AppError('too-many') above it */
  count: (limit: Limit) => Promise<void>
}

export interface ServeOptions {
  limits?: readonly Limit[]
  /** Headers of a good JSON answer, besides or instead of `cache-control: no-store`. */
  headers?: Readonly<Record<string, string>>
  /** Where 64 KB are not enough. */
  mostBodyBytes?: number
  /** The answer has a tag: a browser that still holds the same is told so, and is not sent it again. */
  mayStillHold?: boolean
}

type ErasedCall = AnyCall & {
  params: unknown
  query: unknown
  body: unknown
} & { send: (event: object) => void; session: Session | null; userId: SessionUserId | null }

/** A row of the contract and what answers it; the row's schemas make at run time what `serve`'s types promise. */
export interface ServedRow {
  row: Endpoint
  handler: (call: ErasedCall) => Promise<unknown>
  options: ServeOptions
  /** Of its good JSON answers: all but the length. */
  headers: Readonly<Record<string, string>>
}

/** What a call needs besides the head of its request. */
interface Given {
  cookies: Cookies
  /** Reads the rest of the request, once its caller is let in. */
  read: () => RawRequest | Promise<RawRequest>
  bytes: () => Promise<Uint8Array>
  send: (event: object) => void
}

/** A small answer with every header that it needs: no step on the way out has to look at it. */
export interface CompleteAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

/** Lines of one family in the audit log for this, in an hour: a page gone wrong must not fill the disk with them. */
const MOST_WRONG_USER_LINES = 60

/**
 * Looks up whose session it is, checks and counts the request, and asks the handler. One function, and not a chain of them:
 * each that waits for another costs a small call as much as what it looks at.
 * @returns what the handler answers
 * @throws AppError for a caller whom the row does not let in, and for a request that does not fit it, names another family
 * or comes too often
 */
export async function answerCall(
  asked: Asked,
  context: AppContext,
  { row, handler, options }: ServedRow,
  given: Given
): Promise<unknown> {
  const caller = identifyCaller(asked, context.config)
  const found = readSession(asked, context, caller, given.cookies)
  const session = found instanceof Promise ? await found : found
  admit(row.access, session, context)
  if (session !== null) context.wakeThreads()
  const reading = given.read()
  const raw = reading instanceof Promise ? await reading : reading
  if (row.access !== 'open' && session !== null && namesAnother(raw, session))
    await refuseWrongUser(context, session.userId, caller)
  const call = new GivenCall(asked, context, { caller, session, parsed: parseRequest(row, raw), given })
  if (options.limits !== undefined) for (const limit of options.limits) await call.count(limit)
  return await handler(call)
}

/** Its functions are made for those that ask for them: for most calls that would cost more than their query. */
class GivenCall implements ErasedCall {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly caller: Caller
  readonly cookies: Cookies
  readonly session: Session | null
  readonly userId: SessionUserId | null
  readonly bytes: () => Promise<Uint8Array>
  readonly send: (event: object) => void
  readonly #asked: Asked
  readonly #context: AppContext

  constructor(
    asked: Asked,
    context: AppContext,
    {
      caller,
      session,
      parsed,
      given
    }: { caller: Caller; session: Session | null; parsed: ReturnType<typeof parseRequest>; given: Given }
  ) {
    this.params = parsed.params
    this.query = parsed.query
    this.body = parsed.body
    this.caller = caller
    this.cookies = given.cookies
    this.session = session
    this.userId = session?.userId ?? null
    this.bytes = given.bytes
    this.send = given.send
    this.#asked = asked
    this.#context = context
  }

  get header(): (name: Lowercase<string>) => string | null {
    return (name) => this.#asked.req.header(name) ?? null
  }

  get signal(): AbortSignal {
    return this.#asked.req.raw.signal
  }

  get count(): (limit: Limit) => Promise<void> {
    return (limit) => countCall(this.#context, limit, this)
  }
}

/** The headers of a row's good JSON answers. */
export function headersOf(ofAll: Readonly<Record<string, string>>, options: ServeOptions): Record<string, string> {
  return {
    ...ofAll,
    'content-type': 'application/json; charset=utf-8',
    'content-length': '0',
    'cache-control': options.mayStillHold === true ? 'private, no-cache' : 'no-store',
    ...options.headers
  }
}

/** What a handler has answered as it goes out: small and complete, or for the steps on the way out. */
export function dressAnswer(
  asked: Asked,
  result: unknown,
  { served, cookies, log }: { served: ServedRow; cookies: Cookies; log: Log }
): CompleteAnswer | Response {
  const { row, options } = served
  if (result instanceof Response) {
    for (const cookie of cookies.written) result.headers.append('set-cookie', cookie)
    return watchBody(result, (error) => {
      log.error('An answer broke off', { path: row.path, ...errorFields(error) })
      asked.env?.outgoing?.destroy()
      return asked.env?.outgoing !== undefined
    })
  }
  const body = JSON.stringify(result)
  const bytes = Buffer.byteLength(body)
  const headers: Record<string, string> = { ...served.headers, 'content-length': String(bytes) }
  if (options.mayStillHold === true) {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    if (holds(asked.req.header('if-none-match'), etag))
      return new Response(null, { status: 304, headers: { 'cache-control': headers['cache-control'] ?? '', etag } })
    headers['etag'] = etag
  }
  const status = row.status ?? 200
  if (bytes < LEAST_COMPRESSED && cookies.written.length === 0) return { status, headers, body }
  const response = new Response(body, { status, headers })
  for (const cookie of cookies.written) response.headers.append('set-cookie', cookie)
  return response
}

/** Only what says that the caller is gone; every other failure counts, whether or not the caller still listens. */
export function failureOf(signal: AbortSignal | undefined, error: unknown): unknown {
  if (signal?.aborted !== true || error !== signal.reason) return error
  return new HttpRefusal(400, 'gone', 'The connection was closed')
}

/** Also weakly, as what has been compressed on the way is named. */
function holds(asked: string | undefined, tag: string): boolean {
  return (asked ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
}

function readSession(
  asked: Asked,
  context: AppContext,
  caller: Caller,
  cookies: Cookies
): Session | null | Promise<Session | null> {
  const authorization = asked.req.header('authorization')
  if (authorization !== undefined) {
    // A bearer that is none signs no caller in: the cookie beside it must not count where the cross-site guard looked away.
    const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(authorization)?.[1]
    return bearer === undefined ? null : findSession(context, bearer, 'native')
  }
  // A native origin could be any local web server on the caller's machine: a cookie means nothing there.
  const cookie = caller.isNative ? null : cookies.read('session')
  return cookie === null || cookie === '' ? null : findSession(context, cookie, 'web')
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
function namesAnother({ query, body }: RawRequest, session: Session): boolean {
  const isOther = (claim: unknown) =>
    claim !== undefined &&
    claim !== null &&
    !((typeof claim === 'string' || typeof claim === 'number') && String(claim) === session.userId)
  const claimed = query['userId']
  if (Array.isArray(claimed) ? claimed.some(isOther) : isOther(claimed)) return true
  return typeof body === 'object' && body !== null && 'userId' in body && isOther(body.userId)
}

async function refuseWrongUser(context: AppContext, userId: SessionUserId, caller: Caller): Promise<never> {
  await noteWrongUser(context, userId, caller)
  throw new AppError('forbidden', 'This belongs to somebody else', { code: 'wrong_user' })
}

async function noteWrongUser(context: AppContext, userId: SessionUserId, caller: Caller): Promise<void> {
  const { hits } = await countHit(context.db, context.clock.now(), { what: `wrong-user\n${userId}`, seconds: 3600 })
  if (hits <= MOST_WRONG_USER_LINES) await writeAudit(context, { userId, act: 'wrong_user', network: caller.network })
}
