import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { AppContext } from '#server/context.ts'
import { errorFields } from '#server/log.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { answerCall, type CompleteAnswer, dressAnswer, failureOf, type ServedRow } from './answer-call.ts'
import { cookiesOf } from './cookies.ts'
import { DirectRequest } from './direct-request.ts'
import type { Guard } from './guards.ts'
import { outgoing as wayOut } from './outgoing.ts'
import { remembered } from './remembered.ts'
import { noteRequest } from './request-log.ts'
import type { WebEnv } from './web.ts'

/** Answers a request if it may come by this way. @returns whether it does; else nothing was done for it */
export type DirectWay = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

const NOTHING_READ = { params: {}, query: {}, body: undefined }
/** Of a request that is nothing but its path, to a row that tells no events. */
const NOTHING_ELSE = {
  read: () => NOTHING_READ,
  bytes: () => Promise.resolve(new Uint8Array()),
  send: () => undefined
}

/** Rows whose calls are nothing but their path: to read one nothing of the web is needed. */
export function isDirect({ method, path, body, events, answer }: Endpoint): boolean {
  return method === 'GET' && !path.includes(':') && body === undefined && events === undefined && answer !== 'bytes'
}

/**
 * The short way of small calls: from Node's request to Node's answer, past the objects of the web and the chain of steps,
 * which cost more than the session's query. It knows no rule of its own: the guards, the admission, the call and the headers
 * are those of the ordinary way, and whatever is unusual about a request or an answer goes that way.
 */
export function createDirectWay(
  context: AppContext,
  {
    direct,
    guards,
    onError
  }: {
    direct: ReadonlyMap<string, ServedRow>
    guards: readonly Guard[]
    /** Logs and counts a failure. @returns how it is answered */
    onError: (error: unknown, path: string) => Response
  }
): DirectWay {
  const { config, running, log } = context
  const note = noteRequest(context)
  const sendResponse = createSender(context)

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse, served: ServedRow): Promise<void> {
    const start = performance.now()
    const { path } = served.row
    const asked = new DirectRequest(incoming, outgoing)
    let answered: CompleteAnswer | Response
    try {
      for (const guard of guards) guard(asked)
      const cookies = cookiesOf(asked, config)
      const result = await answerCall(asked, context, served, { cookies, ...NOTHING_ELSE })
      answered = dressAnswer(asked, result, { served, cookies, log })
    } catch (error) {
      answered = onError(failureOf(asked.signalSoFar, error), path)
    }
    if (answered instanceof Response || running.isDraining) sendResponse(incoming, outgoing, answered)
    else outgoing.writeHead(answered.status, answered.headers).end(answered.body)
    note('GET', path, answered.status, start)
  }

  return (incoming, outgoing) => {
    const served = isPlain(incoming) ? direct.get(incoming.url ?? '') : undefined
    if (served === undefined || running.isDraining) return false
    running.track(answer(incoming, outgoing, served)).catch((error: unknown) => {
      log.error('An answer could not be sent', { path: served.row.path, ...errorFields(error) })
      outgoing.destroy()
    })
    return true
  }
}

/** What needs the ordinary way: another page's questions, the wrapper's tokens, what a browser still holds, bodies, odd hosts. */
function isPlain({ method, headers, rawHeaders }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.origin === undefined &&
    headers.authorization === undefined &&
    headers['if-none-match'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    isPlainHost(headers.host ?? '') &&
    namesOneHost(rawHeaders)
  )
}

/** A name or an IPv4 address in its plain form, that no reader of addresses refuses or reads as another one. */
const isPlainHost = remembered(
  (host) =>
    /^[a-z0-9.-]+(?::\d{1,5})?$/.test(host) && URL.parse(`http://${host}`)?.hostname === host.replace(/:\d+$/, '')
)

/** Node tells the first of several, and the guards must look at all. */
function namesOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts === 1
}

/** Sends what is not complete yet with all the steps of the ordinary way out. */
function createSender(
  context: AppContext
): (incoming: IncomingMessage, outgoing: ServerResponse, answer: CompleteAnswer | Response) => void {
  const answers = new WeakMap<object, Response>()
  const last = new Hono<WebEnv>()
  last.use(wayOut(context))
  last.all('*', (c) => answers.get(c.env.incoming ?? last) ?? c.notFound())
  // A test that only makes the application keeps the global Response: the listener of the server changes it.
  const send = getRequestListener(last.fetch, { overrideGlobalObjects: false })
  return (incoming, outgoing, answer) => {
    answers.set(
      incoming,
      answer instanceof Response
        ? answer
        : new Response(answer.body, { status: answer.status, headers: answer.headers })
    )
    void send(incoming, outgoing)
  }
}
