import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'

const seenToast = z.object({
  text: z.string(),
  /** By its edge: red for what went wrong, green for what went well, ember for what is missing. */
  kind: z.nullable(z.string()),
  isInView: z.boolean()
})

/** A toast as it stood on the screen. */
export type SeenToast = z.infer<typeof seenToast>

/** What a listener hears who does not see the page, what a reader sees who does, and what a developer reads. */
export interface Hearing {
  /** What the toasts' announcer has said, in order. */
  said: { live: string; text: string }[]
  /** The toasts that were on the screen together, each time that this changed. */
  seen: SeenToast[][]
  /** What was written to the console, of any level. */
  logged: string[]
  /** From here on. */
  clear(): void
}

/** With all that belongs to them, or plain where that could not be fetched. */
export const OPEN_TOASTS = '[data-toasts] > li[data-state=open], [data-toasts] > div'

const MARKS = { said: 'live-region', seen: 'toasts' } as const

/**
 * Listens to a page from its next load on, and looks at its toasts. Inside of the page, as it happens: an announcement
 * is gone after a second and good news after three, and on a slow machine a test could not look for them later.
 */
export async function listenTo(page: Page): Promise<Hearing> {
  const said: Hearing['said'] = []
  const seen: Hearing['seen'] = []
  const logged: string[] = []
  page.on('console', (message) => {
    const [mark, first, text] = message.text().split('\t')
    if (mark === MARKS.said) said.push({ live: first ?? '', text: text ?? '' })
    else if (mark === MARKS.seen) seen.push(z.array(seenToast).parse(JSON.parse(first ?? '')))
    else logged.push(message.text())
  })
  await page.addInitScript(watchToasts, { marks: MARKS, open: OPEN_TOASTS })
  return {
    said,
    seen,
    logged,
    clear: () => {
      said.length = 0
      seen.length = 0
      logged.length = 0
    }
  }
}

/** A toast with just these words, or that begins with them, has been on the screen, whole: it may have gone again. */
export async function expectToast({ seen }: Hearing, words: string): Promise<void> {
  const lookedLike = () => seen.flat().map(({ text, isInView }) => (isInView ? text : `out of view: ${text}`))
  const isThere = () => lookedLike().some((text) => beginsWith(text, words))
  await expect
    .poll(() => (isThere() ? 'seen' : lookedLike()), `“${words}” is a toast in view; what was seen instead`)
    .toBe('seen')
}

/** Those who listen have been told it: what begins with these words stood in a live region. */
export async function expectSaid({ said }: Hearing, words: string): Promise<void> {
  await expect.poll(() => said.some(({ text }) => beginsWith(text, words)), `“${words}” is said`).toBe(true)
}

function beginsWith(text: string, words: string): boolean {
  return text === words || text.startsWith(`${words} `)
}

/** Runs in the page. */
function watchToasts({ marks, open }: { marks: typeof MARKS; open: string }): void {
  const heard = new WeakMap<Element, string>()
  let before = '[]'
  let isWatching = false
  let probe: HTMLElement | null = null

  function listen() {
    for (const line of document.querySelectorAll('[data-announcer] > p')) {
      const words = line.textContent.replace(/^Notification /, '')
      if (heard.get(line) === words) continue
      heard.set(line, words)
      console.info([marks.said, line.parentElement?.ariaLive ?? '', words].join('\t'))
    }
  }

  /** What a token of the design is called by this browser, in the light of this moment. */
  function colorOf(token: string) {
    probe ??= document.documentElement.appendChild(document.createElement('i'))
    probe.style.setProperty('transition', 'none', 'important')
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }

  function look() {
    const toasts = [...document.querySelectorAll<HTMLElement>(open)].map((toast) => {
      // Where it is laid out, not where it rises from: without a frame drawn in its three seconds it would not arrive.
      const list = toast.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const { offsetWidth: width, offsetHeight: height } = toast
      const top = list.top + toast.offsetTop
      const left = list.left + toast.offsetLeft
      const edge = getComputedStyle(toast).borderInlineStartColor
      const tokens: Record<string, string> = { error: '--clay', success: '--moss', missing: '--ember' }
      return {
        text: toast.innerText.replaceAll(/\s+/g, ' ').trim(),
        kind: Object.keys(tokens).find((kind) => colorOf(tokens[kind] ?? '') === edge) ?? null,
        isInView: width > 0 && top >= 0 && left >= 0 && top + height <= innerHeight && left + width <= innerWidth
      }
    })
    const now = JSON.stringify(toasts)
    if (now !== before) console.info([marks.seen, now].join('\t'))
    before = now
    return toasts.length > 0
  }

  /** As long as there are any: what one looks like may change without a change in the document. */
  function watch() {
    isWatching = look()
    // Not by frames: a machine that draws one a second would miss what goes after three.
    if (isWatching) window.setTimeout(watch, 16)
  }

  new MutationObserver(() => {
    listen()
    if (!isWatching) watch()
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
