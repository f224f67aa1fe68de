import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Asked, Caller } from './web.ts'

/**
 * Node's own request, as guards and calls look at one. For one without a body and without a query alone; the direct way
 * makes it for no other.
 */
export class DirectRequest implements Asked {
  readonly env: { incoming: IncomingMessage; outgoing: ServerResponse }
  readonly method = 'GET'
  readonly url: string
  readonly #headers: IncomingMessage['headers']
  #caller: Caller | undefined
  #abort: AbortController | undefined

  constructor(incoming: IncomingMessage, outgoing: ServerResponse) {
    this.env = { incoming, outgoing }
    this.url = incoming.url ?? ''
    this.#headers = incoming.headers
  }

  // One object for what Hono has three for: a small call pays for each.
  get req(): this {
    return this
  }

  get raw(): this {
    return this
  }

  get path(): string {
    return this.url
  }

  header(name: Lowercase<string>): string | undefined {
    const value = this.#headers[name]
    return typeof value === 'string' ? value : value?.join(', ')
  }

  /** Made for those that ask for it. */
  get signal(): AbortSignal {
    return (this.#abort ??= this.#watch()).signal
  }

  /** None when no guard and no call has asked for it. */
  get signalSoFar(): AbortSignal | undefined {
    return this.#abort?.signal
  }

  get(): Caller | undefined {
    return this.#caller
  }

  set(_key: 'caller', caller: Caller): void {
    this.#caller = caller
  }

  #watch(): AbortController {
    const abort = new AbortController()
    const { outgoing } = this.env
    const leave = () => {
      if (!outgoing.writableFinished) abort.abort(new Error('The connection was closed'))
    }
    if (outgoing.destroyed) leave()
    else outgoing.once('close', leave)
    return abort
  }
}
