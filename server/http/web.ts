import type { Context, Hono } from 'hono'

/** What the HTTP layer hangs on a request. In tests there is no socket: the address is then given by the test app. */
export interface WebEnv {
  Bindings: { incoming?: { socket?: { remoteAddress?: string | undefined } }; outgoing?: { destroy(): unknown } }
  Variables: {
    /** The contract's path, for the log: an address bar holds ids, a template does not. */
    template?: string
  }
}

export type Web = Hono<WebEnv>
export type WebContext = Context<WebEnv>
