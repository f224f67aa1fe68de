import { isPageHeld } from './page-hold.ts'

/** A part of the pages that is fetched only when it is needed has not come. */
export class MissingPart extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not arrive', { cause })
    this.name = 'MissingPart'
  }
}

/** The page as a whole, and the server it is from. */
export interface WholePage {
  /** The address of the script that this page began with; null when there is none. */
  script: () => string | null
  /** The same of the page that the server would give today; null when it cannot be asked. */
  servedScript: () => Promise<string | null>
  isHeld: () => boolean
  /** Whether this very address was loaded anew before. */
  isRenewed: () => boolean
  loadAnew: () => void
}

/**
 * Fetches a part of the pages. When it does not come, the server is asked once for the page itself: if that is of
 * another version by now, the files of this one are gone, and the page is loaded anew; by itself only once for each
 * address it goes to, and never while it is held. `isAgain` says that this part was asked for once more:
 * a browser that keeps the failure, instead of the file, forgets it with the page, so that is loaded anew too.
 * @throws MissingPart when the page stays as it is
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  isAgain: boolean,
  page: WholePage = thisPage
): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const served = await page.servedScript()
    const isOld = served !== null && page.script() !== null && served !== page.script()
    const mayBegin = isAgain ? served !== null : isOld && !page.isRenewed()
    if (!mayBegin || page.isHeld()) throw new MissingPart(error)
    page.loadAnew()
    // Nothing more is drawn on a page that is on its way out.
    return new Promise<never>(() => undefined)
  }
}

/** Loads the page anew when the server can give one and nothing would be cut short. Answers whether it does. */
export async function loadPageAnew(page: WholePage = thisPage): Promise<boolean> {
  if ((await page.servedScript()) === null || page.isHeld()) return false
  page.loadAnew()
  return true
}

const PATIENCE_MS = 5000
const FIRST_SCRIPT = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/
/** Written beside this address in the browser's history: it outlives the page, and goes with the next address. */
const RENEWED = 'loadedAnew'

const thisPage: WholePage = {
  script: () => pathOf(document.querySelector('script[type="module"][src]')?.getAttribute('src')),
  servedScript: async () => {
    try {
      const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
      return response.ok ? pathOf(FIRST_SCRIPT.exec(await response.text())?.[1]) : null
    } catch {
      // There is no server to be reached: that is the answer.
      return null
    }
  },
  isHeld: isPageHeld,
  isRenewed: () => RENEWED in historyState(),
  loadAnew: () => {
    history.replaceState({ ...historyState(), [RENEWED]: true }, '')
    location.reload()
  }
}

function pathOf(address: string | null | undefined): string | null {
  return typeof address === 'string' ? new URL(address, location.href).pathname : null
}

function historyState(): object {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}
