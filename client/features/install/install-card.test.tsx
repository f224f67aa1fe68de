import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { InstallCard } from './install-card.tsx'
import { listenForOffer } from './install-offer.ts'

listenForOffer()

afterEach(() => {
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  Reflect.deleteProperty(navigator, 'standalone')
})

function offer() {
  const prompt = vi.fn<() => Promise<{ outcome: string }>>(() => Promise.resolve({ outcome: 'accepted' }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void window.dispatchEvent(event))
  return { event, prompt }
}

test('nothing is offered before the second story, nor where nothing can be installed', () => {
  const { rerender } = render(<InstallCard stories={2} />)
  expect(screen.queryByRole('region')).toBeNull()
  expect(offer().event.defaultPrevented, 'the browser’s own banner stays away').toBe(true)
  expect(screen.queryByRole('region', { name: 'Keep Talewick by the bed' })).not.toBeNull()
  rerender(<InstallCard stories={1} />)
  expect(screen.queryByRole('region')).toBeNull()
})

test('the browser’s question comes after a tap, and once', async () => {
  render(<InstallCard stories={2} />)
  const { prompt } = offer()
  await userEvent.click(screen.getByRole('button', { name: 'Install' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByRole('region')).toBeNull()
})

test('a no is for good', async () => {
  const { unmount } = render(<InstallCard stories={2} />)
  offer()
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }))
  expect(screen.queryByRole('region')).toBeNull()
  unmount()
  render(<InstallCard stories={3} />)
  offer()
  expect(screen.queryByRole('region')).toBeNull()
})

test('on an iPhone a hand must do it, and no button pretends otherwise', () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false })
  render(<InstallCard stories={2} />)
  expect(screen.getByRole('region').textContent).toContain('Press Share in Safari, then Add to Home Screen.')
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
})

test('an app that was opened from the home screen has nothing to offer', () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: true })
  render(<InstallCard stories={2} />)
  expect(screen.queryByRole('region')).toBeNull()
})
