import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { Agent } from 'undici'

import { errorFields, type Log } from '#server/log.ts'
import { reachOf } from './addresses.ts'
import { guardedBody, type Watch, watchOver } from './answer-watch.ts'
import { createBreaker } from './breaker.ts'
import { OutboundError } from './outbound-error.ts'
import { OUTBOUND_LIMITS, type OutboundLimits } from './outbound-limits.ts'

/** A place that may be called: scheme, host and port exactly, and every path at or below the base's own. */
export interface OutboundBase {
  url: string
  /**
   * The operator named this address in the configuration: it may be on this machine or in its network, and plain http.
   * An address that stands in our source may not.
   */
  isConfigured: boolean
}

export interface OutboundOptions {
  /** Which provider this is, for errors and the log: `payments`, `designs`. */
  purpose: string
  bases: readonly OutboundBase[]
  limits?: Partial<OutboundLimits>
  log: Log
  /** What stands behind a name; the machine's own resolver when left out. */
  resolve?: (host: string) => Promise<{ address: string; family: number }[]>
}

export interface Outbound {
  /**
   * `fetch` for one provider. Answers any status but a redirect. What the caller aborts rejects with the caller's reason;
   * @throws OutboundError for everything else, also while the body is read
   */
  fetch: typeof globalThis.fetch
  /** Ends every connection. */
  close(): Promise<void>
}

/**
 * The one way out of this server. An address that is not at or below one of `bases` is never asked for; a name is looked
 * up once a connection, checked, and that very address is connected to, so that a second answer of the name server
 * cannot lead elsewhere. Redirects are not followed, no cookie is kept, no header of the visitor goes along.
 */
export function createOutbound(options: OutboundOptions): Outbound {
  const { purpose, log } = options
  const limits = { ...OUTBOUND_LIMITS, ...options.limits }
  const bases = options.bases.map(({ url, isConfigured }) => ({ url: baseUrl(url, isConfigured), isConfigured }))
  const breaker = createBreaker()
  const resolve = options.resolve ?? ((host: string) => lookup(host, { all: true, verbatim: true }))
  // One agent each: the address of a configured base may be private, that of another base may not.
  const agentFor = (isConfigured: boolean) =>
    new Agent({
      connect: { timeout: limits.connectMs, lookup: checkedLookup(purpose, resolve, isConfigured) },
      // The limits below are exact; these hold if one of them fails.
      headersTimeout: limits.idleMs + 1000,
      bodyTimeout: limits.idleMs + 1000
    })
  const agents = { configured: agentFor(true), wellKnown: agentFor(false) }

  async function call(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input)
    const base = bases.find((one) => isBelow(url, one.url))
    if (base === undefined) throw new OutboundError(purpose, 'not-allowed', url.host)
    refuseAddress(purpose, hostOf(url), base.isConfigured)
    breaker.pass(url.origin, () => new OutboundError(purpose, 'resting', url.host))
    const caller = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    const watch = watchOver(limits, caller, (reason) => new OutboundError(purpose, reason, url.host))
    const began = performance.now()
    try {
      const answer = await watch.within(
        fetch(input, guardedInit(init, watch.signal, base.isConfigured ? agents.configured : agents.wellKnown))
      )
      const checked = await checkAnswer(answer, url, watch)
      breaker.note(url.origin, true)
      log.debug('outbound', { purpose, host: url.host, status: answer.status, ms: since(began) })
      return checked
    } catch (error) {
      watch.end()
      if (caller?.aborted === true) throw caller.reason
      const failure = readableError(error, purpose, url)
      breaker.note(url.origin, !failure.isAboutTheWay)
      log.debug('outbound', {
        purpose,
        host: url.host,
        failed: failure.reason,
        ms: since(began),
        ...errorFields(error)
      })
      throw failure
    }
  }

  async function checkAnswer(answer: Response, url: URL, watch: Watch): Promise<Response> {
    const isRedirect = answer.status >= 300 && answer.status < 400 && answer.headers.has('location')
    const reason = isRedirect
      ? 'redirect'
      : Number(answer.headers.get('content-length') ?? 0) > limits.mostBytes
        ? 'too-large'
        : null
    if (reason !== null) {
      await answer.body?.cancel().catch(() => undefined)
      throw new OutboundError(purpose, reason, url.host)
    }
    const headers = new Headers(answer.headers)
    headers.delete('set-cookie')
    // What is handed on is unpacked.
    if (headers.has('content-encoding')) for (const name of ['content-encoding', 'content-length']) headers.delete(name)
    const { status, statusText } = answer
    if (answer.body === null) {
      watch.end()
      return new Response(null, { status, statusText, headers })
    }
    const body = guardedBody(answer.body, watch, {
      mostBytes: limits.mostBytes,
      tooLarge: () => new OutboundError(purpose, 'too-large', url.host),
      broken: (error) => readableError(error, purpose, url)
    })
    return new Response(body, { status, statusText, headers })
  }

  return {
    fetch: call,
    async close() {
      await Promise.all([agents.configured.destroy(), agents.wellKnown.destroy()])
    }
  }
}

/** As an object without a type: Node's types of `fetch` know another patch of the same library, and refuse this agent. */
function guardedInit(init: RequestInit | undefined, signal: AbortSignal, dispatcher: Agent): object {
  return { ...init, redirect: 'manual', credentials: 'omit', signal, dispatcher }
}

function baseUrl(text: string, isConfigured: boolean): URL {
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || (isConfigured && url.protocol === 'http:')
  if (!isWeb || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new Error(`${url.host} cannot be the base of outbound calls`)
  return url
}

/** On the parsed address: whatever `..` a caller put into a path has had its effect. */
function isBelow(url: URL, base: URL): boolean {
  const path = base.pathname.replace(/\/$/, '')
  return (
    url.origin === base.origin &&
    url.username === '' &&
    url.password === '' &&
    (url.pathname === path || url.pathname.startsWith(`${path}/`))
  )
}

function hostOf(url: URL): string {
  return url.hostname.replaceAll(/[[\]]/g, '')
}

/** Addresses that need no name server are never seen by the look-up below. */
function refuseAddress(purpose: string, address: string, isConfigured: boolean): void {
  if (isIP(address) === 0) return
  const reach = reachOf(address)
  if (reach === 'link-local' || (reach === 'private' && !isConfigured))
    throw new OutboundError(purpose, 'private-address', address)
}

function checkedLookup(
  purpose: string,
  resolve: NonNullable<OutboundOptions['resolve']>,
  isConfigured: boolean
): LookupFunction {
  const check = callbackify(async (host: string, family: number) => {
    const found = await resolve(host)
    // One bad address spoils the name: a name server that mixes the two is up to something.
    for (const { address } of found) refuseAddress(purpose, address, isConfigured)
    const usable = found.filter((one) => family === 0 || one.family === family)
    if (usable[0] === undefined) throw new OutboundError(purpose, 'unreachable', host)
    return { first: usable[0], usable }
  })
  return (host, { all, family }, done) => {
    check(host, Number(family ?? 0), (error, found) => {
      if (error !== null) done(error, '', 0)
      else if (all === true) done(null, found.usable)
      else done(null, found.first.address, found.first.family)
    })
  }
}

/** `fetch` wraps what went wrong; what is ours comes out as it went in. */
function readableError(error: unknown, purpose: string, url: URL): OutboundError {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof OutboundError) return cause
  return new OutboundError(purpose, 'unreachable', url.host, { cause: error })
}

function since(began: number): number {
  return Math.round(performance.now() - began)
}
