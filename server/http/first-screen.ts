import type { AppContext } from '#server/context.ts'
import { builtFile } from './built-file.ts'
import { cookiesOf } from './cookies.ts'
import type { WebContext } from './web.ts'

/** The pages whose first screen the build has drawn (`client/prerender.tsx`). */
const DRAWN: Readonly<Record<string, string>> = { '/': 'landing', '/login': 'login' }

/** Whether the answer at this address depends on who asks. */
export function mayBeDrawn(path: string): boolean {
  return path in DRAWN
}

/**
 * A page that has its words before any script: for a stranger at the plain address. A browser that has a session is not
 * shown what it would not stay on, and `/?shell` is the bare page that the service worker keeps for every address.
 * Null where there is none, for example in a build that drew nothing.
 */
export async function firstScreenOf(c: WebContext, context: AppContext, folder: string): Promise<string | null> {
  const { config } = context
  const screen = DRAWN[c.req.path]
  if (screen === undefined || c.req.url.includes('?')) return null
  if (cookiesOf(c, config).read('session') !== null) return null
  return builtFile(folder, `.vite/first/${screen}.${config.billing.mode === 'off' ? 'free' : 'paid'}.html`)
}
