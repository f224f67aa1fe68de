import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'

import { BRAND } from '#shared/brand.ts'
import { setMeta } from './lib/read-meta.ts'

/** How a server may take money, as far as a first screen says it. */
const MONEY = { free: { mode: 'off' }, paid: { mode: 'on' } }

/** The pages that strangers open first. */
const DRAWN = { landing: '/', login: '/login' }

/**
 * The first screens as HTML, drawn by the components that take them over in the browser: `landing.free`,
 * `landing.paid`, and so on. Where the brand is named there is `%brand.name%`, which the server fills in.
 */
export async function drawScreens(): Promise<Record<string, string>> {
  const named = Object.keys(BRAND).map((key) => [key, `%brand.${key}%`])
  setMeta('brand', JSON.stringify(Object.fromEntries(named)))
  // The brand is read when the pages are loaded.
  const { App } = await import('./app.tsx')
  const screens: Record<string, string> = {}
  for (const [money, billing] of Object.entries(MONEY)) {
    setMeta('billing', JSON.stringify(billing))
    for (const [screen, address] of Object.entries(DRAWN)) {
      const { prelude } = await prerender(
        <StrictMode>
          <App isDrawn router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>} />
        </StrictMode>
      )
      // The page names its fonts itself.
      screens[`${screen}.${money}`] = (await new Response(prelude).text()).replaceAll(/<link rel="preload"[^>]*>/g, '')
    }
  }
  return screens
}
