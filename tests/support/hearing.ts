import type { Page } from '@playwright/test'

/** What somebody hears who does not see the page, and what a developer reads. */
export interface Hearing {
  /** What the live regions of the toasts have said, in order. */
  said: { live: string; text: string }[]
  /** What was written to the console, whoever it was for. */
  logged: string[]
  /** From here on. */
  forget(): void
}

const MARK = 'live-region'

/** Listens to a page from its next load on. Announcements are gone after a second: nobody could look for them later. */
export async function listenTo(page: Page): Promise<Hearing> {
  const said: Hearing['said'] = []
  const logged: string[] = []
  page.on('console', (message) => {
    const [mark, live, text] = message.text().split('\t')
    if (mark === MARK) said.push({ live: live ?? '', text: text ?? '' })
    else logged.push(message.text())
  })
  await page.addInitScript((mark) => {
    const heard = new WeakMap<Element, string>()
    new MutationObserver(() => {
      // What the toasts' own announcer says; where it could not be fetched, the plain toasts themselves.
      for (const region of document.querySelectorAll(
        'body > [role=status][aria-live], [aria-live=polite][data-toasts] > *'
      )) {
        const text =
          [...region.querySelectorAll(':scope > p')].map((line) => line.textContent).join(' ') || region.textContent
        const words = text
          .replaceAll(/\s+/g, ' ')
          .trim()
          .replace(/^Notification /, '')
        if (words === '' || heard.get(region) === words) continue
        heard.set(region, words)
        const live = region.getAttribute('aria-live') ?? (region.role === 'alert' ? 'assertive' : 'polite')
        console.info([mark, live, words].join('\t'))
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  }, MARK)
  return {
    said,
    logged,
    forget: () => {
      said.length = 0
      logged.length = 0
    }
  }
}
