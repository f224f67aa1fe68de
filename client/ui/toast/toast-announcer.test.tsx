import '@testing-library/jest-dom/vitest'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ToastAnnouncer } from './toast-announcer.tsx'
import { clearToasts, toast } from './toast-store.ts'

beforeEach(() => {
  clearToasts()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

function region(live: string): Element {
  const found = document.querySelector(`[aria-live=${live}]`)
  if (found === null) throw new Error(`There is no region that is ${live}`)
  return found
}

test('the regions are there before there is anything to say, and have the words as soon as there is', () => {
  render(<ToastAnnouncer />)
  const polite = region('polite')
  const assertive = region('assertive')
  expect([polite, assertive].map((one) => one.textContent)).toEqual(['', ''])
  act(() => {
    toast({ kind: 'success', title: 'Updated!' })
    toast({ kind: 'error', title: 'Login Error', description: 'Please check your connection.' })
  })
  // At once, in the regions that were there: no frame and no timer is waited for.
  expect(polite).toHaveTextContent('Notification Updated!')
  expect(assertive).toHaveTextContent('Notification Login Error Please check your connection.')
  act(() => void vi.advanceTimersByTime(1000))
  expect([polite, assertive].map((one) => one.textContent)).toEqual(['', ''])
})

test('the same words again are not said again; other words of the same toast are', () => {
  render(<ToastAnnouncer />)
  let kept: ReturnType<typeof toast> | undefined
  act(() => void (kept = toast({ kind: 'success', title: 'Updated!' })))
  act(() => void vi.advanceTimersByTime(1500))
  act(() => void toast({ kind: 'success', title: 'Updated!' }))
  expect(region('polite').textContent).toBe('')
  act(() => kept?.update({ kind: 'error', title: 'Not saved' }))
  expect(region('assertive')).toHaveTextContent('Notification Not saved')
})
