import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

import { clearToasts } from '#client/ui/toast/toast-store.ts'

// Screens are fetched when they are first gone to, and a busy machine compiles them then.
configure({ asyncUtilTimeout: 20_000 })

/**
 * The parts of a browser that jsdom does not have and our screens touch. Each one behaves like a browser in which
 * nothing moves: no media query matches, nothing is observed, sound starts and stops at once.
 */

if (!('matchMedia' in window) || typeof window.matchMedia !== 'function') {
  Object.defineProperty(window, 'matchMedia', { configurable: true, writable: true, value: quietMediaQuery })
}

for (const name of ['ResizeObserver', 'IntersectionObserver']) {
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: quietObserver() })
}

// Radix asks for pointer capture and scrolls what it focuses; jsdom knows neither.
define(Element.prototype, 'hasPointerCapture', () => false)
define(Element.prototype, 'setPointerCapture', () => undefined)
define(Element.prototype, 'releasePointerCapture', () => undefined)
define(Element.prototype, 'scrollIntoView', () => undefined)
define(Element.prototype, 'scrollTo', () => undefined)
define(window, 'scrollTo', () => undefined)

define(HTMLMediaElement.prototype, 'load', () => undefined)
define(HTMLMediaElement.prototype, 'play', function play(this: HTMLMediaElement) {
  define(this, 'paused', false)
  this.dispatchEvent(new Event('play'))
  this.dispatchEvent(new Event('playing'))
  return Promise.resolve()
})
define(HTMLMediaElement.prototype, 'pause', function pause(this: HTMLMediaElement) {
  if (this.paused) return
  define(this, 'paused', true)
  this.dispatchEvent(new Event('pause'))
})

const { setTimeout: realTimeout } = globalThis

afterEach(async () => {
  cleanup()
  // A dialog that was still open gives the focus back in a timer of a timer: before the page is taken from under it.
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => realTimeout(resolve))
  // What one test said must not be read by the next.
  clearToasts()
  localStorage.clear()
  sessionStorage.clear()
})

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, writable: true, value })
}

function quietMediaQuery(query: string) {
  return {
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false
  }
}

function quietObserver() {
  return function QuietObserver() {
    return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined, takeRecords: () => [] }
  }
}
