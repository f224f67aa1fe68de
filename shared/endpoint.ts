import type * as z from 'zod/mini'

export type Schema = z.ZodMiniType
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call. There is no default: a row without this word does not compile. */
export type Access = 'open' | 'signed-in' | 'admin' | 'webhook'

/**
 * One row of the contract. `answer` is the schema of the JSON body, `'bytes'` for anything that is not JSON
 * (audio, a redirect). `events`, when given, is what the same call streams as server-sent events to a client that
 * accepts `text/event-stream`.
 */
export interface Endpoint {
  method: Method
  path: `/api/${string}`
  access: Access
  params?: Schema
  query?: Schema
  body?: Schema
  answer: Schema | 'bytes'
  events?: Schema
  status?: 200 | 201
}

type Output<S> = S extends Schema ? z.output<S> : Record<never, never>
type Input<S> = S extends Schema ? z.input<S> : undefined

/** What a handler receives: parsed. */
export interface EndpointRequest<E extends Endpoint> {
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
}

/** What a caller gives: unparsed. */
export type EndpointInput<E extends Endpoint> = (E extends { params: Schema }
  ? { params: Input<E['params']> }
  : unknown) &
  (E extends { query: Schema } ? { query?: Input<E['query']> } : unknown) &
  (E extends { body: Schema } ? { body: Input<E['body']> } : unknown)

/** The parsed answer; of calls that answer bytes the transport hands over its own response object. */
export type EndpointAnswer<E extends Endpoint> = E['answer'] extends Schema ? z.output<E['answer']> : never

export type EndpointEvent<E extends Endpoint> = E extends { events: Schema } ? z.output<E['events']> : never

/** Keeps the literal types of a row and checks its shape. */
export function endpoint<const E extends Endpoint>(row: E): E {
  return row
}
