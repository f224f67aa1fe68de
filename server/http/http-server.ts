import { createServer, type RequestListener, type Server } from 'node:http'

import { answerClientError } from './client-error.ts'

/** Milliseconds. */
export interface ServerTimeouts {
  /** For a request to have arrived whole, and its headers. What has not come by then never will. */
  request: number
  headers: number
  /** For the next request on a connection that is kept. */
  keepAlive: number
  /**
   * Without a byte in either direction. A listener who takes nothing any more; longer than any story or sound keeps
   * a browser waiting for its next byte.
   */
  silence: number
}

const TIMEOUTS: ServerTimeouts = { request: 30_000, headers: 15_000, keepAlive: 10_000, silence: 150_000 }

/** A server that listens at once: a request waits until `answerWith` has been given the application. */
export function createHttpServer(timeouts = TIMEOUTS): {
  server: Server
  answerWith: (listener: RequestListener) => void
} {
  const { promise, resolve } = Promise.withResolvers<RequestListener>()
  let answer: RequestListener = (request, response) => void promise.then((ready) => ready(request, response))
  const server = createServer(
    // Node looks for late requests every half minute, unless it is told to look more often. A request without a body is not
    // given a stream that only ends: that costs a small call as much as its session.
    { connectionsCheckingInterval: Math.min(timeouts.request, 30_000), optimizeEmptyRequests: true },
    (request, response) => answer(request, response)
  )
  server.requestTimeout = timeouts.request
  server.headersTimeout = timeouts.headers
  server.keepAliveTimeout = timeouts.keepAlive
  server.timeout = timeouts.silence
  server.on('clientError', answerClientError)
  return {
    server,
    answerWith: (listener) => {
      answer = listener
      resolve(listener)
    }
  }
}
