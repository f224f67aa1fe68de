import type { AppContext } from '#server/context.ts'
import type { Session, SessionUserId } from '#server/session.ts'
import type { Endpoint, EndpointAnswer, EndpointEvent, EndpointRequest } from '#shared/endpoint.ts'
import {
  answerCall,
  type AnyCall,
  dressAnswer,
  failureOf,
  headersOf,
  type ServedRow,
  type ServeOptions
} from './answer-call.ts'
import { cookiesOf } from './cookies.ts'
import { isDirect } from './direct-way.ts'
import { answerWithEvents } from './event-stream.ts'
import { announcesBody, readBody, readRequest } from './read-request.ts'
import { headersOfAll } from './security-headers.ts'
import type { Web, WebContext } from './web.ts'

export type { Limit } from './rate-limit.ts'

/** What a handler gets: the parsed request, who asks, and, for rows with `events`, a way to tell what happens. */
export type EndpointCall<E extends Endpoint> = EndpointRequest<E> &
  AnyCall & { send: (event: EndpointEvent<E>) => void } & (E['access'] extends 'open' | 'webhook'
    ? { session: Session | null }
    : { session: Session; userId: SessionUserId })

/** Answers what the contract says; rows of `'bytes'` answer a whole Response, and so may any row whose text is made already. */
export type Handler<E extends Endpoint> = (
  call: EndpointCall<E>
) => Promise<E['answer'] extends 'bytes' ? Response : EndpointAnswer<E> | Response>

/** Turns a row of the contract and a function into a route. */
export type Serve = <E extends Endpoint>(row: E, handler: Handler<NoInfer<E>>, options?: ServeOptions) => void

/** Makes the `serve` of one application; `served` tells which rows have a function behind them. */
export function createServe(
  web: Web,
  context: AppContext
): { serve: Serve; served: ReadonlySet<Endpoint>; direct: ReadonlyMap<string, ServedRow> } {
  const served = new Set<Endpoint>()
  const direct = new Map<string, ServedRow>()
  const ofAll = headersOfAll(context.config)

  function serve<E extends Endpoint>(row: E, handler: Handler<NoInfer<E>>, options?: ServeOptions): void
  // The row's schemas make at run time what the generic signature promises: this is the one place that erases it.
  function serve(row: Endpoint, handler: ServedRow['handler'], options: ServeOptions = {}): void {
    const one: ServedRow = { row, handler, options, headers: headersOf(ofAll, options) }
    served.add(row)
    if (isDirect(row)) direct.set(row.path, one)
    web.on(row.method, row.path, (c) => context.running.track(answer(c, context, one)))
  }

  return { serve, served, direct }
}

async function answer(c: WebContext, context: AppContext, served: ServedRow): Promise<Response> {
  const { row, options } = served
  c.set('template', row.path)
  const cookies = cookiesOf(c, context.config)
  const read = async () => {
    if (row.body === undefined && row.answer !== 'bytes' && announcesBody(c)) await readBody(c)
    return await readRequest(c, row, options.mostBodyBytes)
  }
  const bytes = () => readBody(c, options.mostBodyBytes)
  const run = (send: (event: object) => void) => answerCall(c, context, served, { cookies, read, bytes, send })
  if (row.events !== undefined && accepts(c, 'text/event-stream')) return await answerWithEvents(c, context, run)
  const result = await run(() => undefined).catch((error: unknown) => {
    throw failureOf(c.req.raw.signal, error)
  })
  const dressed = dressAnswer(c, result, { served, cookies, log: context.log })
  if (dressed instanceof Response) return dressed
  c.set('isComplete', true)
  // With a table of all its headers Node sends it as it is, without one object of the web.
  return new Response(dressed.body, { status: dressed.status, headers: dressed.headers })
}

function accepts(c: WebContext, type: string): boolean {
  return (c.req.header('accept') ?? '').split(',').some((entry) => entry.split(';')[0]?.trim().toLowerCase() === type)
}
