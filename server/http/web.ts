import type { Context, Hono } from 'hono'

export interface Caller {
  /** The first address that we may believe, of IPv6 the /64 that every household has whole; 'unknown' when there is none. */
  address: string
  /** /24 or /64: what an ordinary attacker changes for free. */
  network: string
  /**
   * On this very machine, and surely through no proxy: the household itself, exempt from limits by address. Whatever
   * hints at a proxy ends that, for a proxy on this machine speaks for strangers.
   */
  isLocal: boolean
  /** Comes from the wrapper (or from a program that says so): bearer token instead of cookie. */
  isNative: boolean
}

/** What the HTTP layer hangs on a request. In tests there is no socket: the address is then given by the test app. */
export interface WebEnv {
  Bindings: { incoming?: { socket?: { remoteAddress?: string | undefined } }; outgoing?: { destroy(): unknown } }
  Variables: {
    /** The contract's path, for the log: an address bar holds ids, a template does not. */
    template?: string
    /** Who is calling, once it was looked into. */
    caller?: Caller
    /** The answer has all its headers and is sent as it is: no step on the way out has to look at it. */
    isComplete?: boolean
  }
}

/**
 * What guards and calls look at in a request, by whichever way it came: Hono's context, or Node's own request
 * (`direct-request.ts`).
 */
export interface Asked {
  readonly env?: WebEnv['Bindings'] | undefined
  readonly req: {
    readonly method: string
    /** Not decoded, and without the query. */
    readonly path: string
    /** With the query, if there is one. */
    readonly url: string
    /** By its name in small letters, as Node keeps them. */
    header(name: Lowercase<string>): string | undefined
    /** Its signal fires when the caller is gone. */
    readonly raw: { readonly signal: AbortSignal }
  }
  get(key: 'caller'): Caller | undefined
  set(key: 'caller', caller: Caller): void
}

export type Web = Hono<WebEnv>
export type WebContext = Context<WebEnv>
