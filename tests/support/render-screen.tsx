import '@testing-library/jest-dom/vitest'
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import * as z from 'zod/mini'

import { App } from '#client/app.tsx'
import { dismissToast } from '#client/ui/toast/toast-store.ts'
import { loginAnswerSchema } from '#shared/account.ts'
import type { Browser } from './browser.ts'
import { newEmail, PASSWORD, signUpForm } from './builders.ts'
import type { TestApp } from './test-app.ts'

// As main.tsx does before anything is parsed.
z.config({ jitless: true })

export interface Screen {
  user: UserEvent
  /** The same browser that the page uses, for looking at the server from outside the page. */
  browser: Browser
  /** Where the page is now. */
  path: () => string
  /** From now on the network is gone (or back). */
  setOffline: (offline: boolean) => void
  /** Every call that the page has made so far: "POST /api/login". */
  calls: string[]
  /** Whether every call that was sent so far is answered. */
  isQuiet: () => boolean
}

interface RenderOptions {
  browser?: Browser
  /** Answers some of the page's calls in the server's place; undefined lets the server answer. */
  answer?: (call: string, init: RequestInit) => Promise<Response | undefined> | Response | undefined
}

/** The real client at an address, on the real server application in the same process. */
export function renderScreen(
  app: TestApp,
  address: string,
  { browser = app.browser(), answer }: RenderOptions = {}
): Screen {
  let isOffline = false
  let pending = 0
  const calls: string[] = []
  window.history.replaceState(null, '', address)
  // Toasts live outside of React; those of another test are not ours.
  dismissToast()
  globalThis.fetch = async (input, init = {}) => {
    const asked = input instanceof Request ? input.url : input
    const call = `${init.method ?? 'GET'} ${new URL(asked, window.location.href).pathname}`
    calls.push(call)
    if (isOffline) throw new TypeError('Failed to fetch')
    pending++
    try {
      const given = await answer?.(call, init)
      if (given !== undefined) return given
      const { signal, ...rest } = init
      signal?.throwIfAborted()
      return await browser.fetch(asked, rest)
    } finally {
      pending--
    }
  }
  render(<App />)
  return {
    user: userEvent.setup(),
    browser,
    path: () => window.location.pathname,
    setOffline: (offline) => {
      isOffline = offline
    },
    calls,
    isQuiet: () => calls.length > 0 && pending === 0
  }
}

/** A page of a parent who has signed up and in before. */
export async function renderSignedIn(
  app: TestApp,
  address: string,
  options: RenderOptions = {}
): Promise<Screen & { userId: string }> {
  const browser = options.browser ?? app.browser()
  const email = newEmail()
  await browser.send('POST', '/api/signup', signUpForm({ email, firstName: 'Mere' }))
  const { user } = loginAnswerSchema.parse(
    await (await browser.send('POST', '/api/login', { email, password: PASSWORD })).json()
  )
  localStorage.setItem('talewick.user', JSON.stringify(user))
  localStorage.setItem('talewick.currentUserId', user.id)
  return { ...renderScreen(app, address, { ...options, browser }), userId: user.id }
}

/** What a failing server answers, in the shape of every failure. */
export function failure(status: number, message: string): Response {
  return Response.json({ message, error: message, code: 'test' }, { status })
}
