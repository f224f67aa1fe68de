import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Link, MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'

import { expectConsole } from '#tests/support/fail-on-console.ts'
import { lazily } from '../lib/lazily.tsx'
import { SessionContext, type SessionState } from '../session/use-session.ts'
import { AppErrorBoundary, ScreenErrorBoundary } from './error-pages.tsx'

const SIGNED_OUT: SessionState = {
  status: 'signed-out',
  user: null,
  navigationReady: true,
  start: () => undefined,
  refresh: () => Promise.resolve(),
  signOut: () => Promise.resolve()
}

/** What breaks until it is mended. */
let isBroken = true
beforeEach(() => {
  isBroken = true
  // There is no server behind these pages.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})

test('a screen that breaks says so in its place, has the focus, and tells the console', async () => {
  expectConsole('error', /The screen broke/)
  open(<Breaking />)
  const panel = await screen.findByRole('alert')
  expect(panel).toHaveFocus()
  expect(panel).toHaveTextContent('Something went wrong on this page')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong on this page')
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('banner'), 'the header is alive').toBeInTheDocument()
})

test('Try again draws the screen once more', async () => {
  expectConsole('error', /The screen broke/)
  open(<Breaking />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alert'), 'it is still broken').toHaveFocus()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('A whole screen')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('another address draws the screen anew, and one that breaks there is told of there', async () => {
  expectConsole('error', /The screen broke/)
  open(<Breaking />)
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('link', { name: 'Somewhere else' }))
  expect(await screen.findByRole('alert')).toHaveFocus()
  isBroken = false
  await userEvent.click(screen.getByRole('link', { name: 'Somewhere else' }))
  expect(await screen.findByText('A whole screen')).toBeInTheDocument()
})

test('a screen that does not arrive is fetched again by Try again, and by going there again', async () => {
  expectConsole('error', /A part of the page did not arrive/)
  const load = vi.fn<() => Promise<ComponentType>>(() => Promise.reject(new TypeError('Failed to fetch')))
  const Fetched = lazily(load)
  open(<Fetched />)
  expect(await screen.findByRole('alert')).toHaveTextContent('This page did not arrive')
  expect(load).toHaveBeenCalledTimes(1)

  await userEvent.click(screen.getByRole('link', { name: 'Somewhere else' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This page did not arrive')
  expect(load).toHaveBeenCalledTimes(2)

  load.mockImplementation(() => Promise.resolve(() => <p>It is here</p>))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('It is here')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(3)
})

test('where not even the header is left there is still a panel, and a way home', async () => {
  expectConsole('error', /The page broke/)
  render(
    <AppErrorBoundary>
      <BreakingPage />
    </AppErrorBoundary>
  )
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('A whole page')).toBeInTheDocument()
})

test('where the header breaks too, the panel of the whole app takes the place of the screen’s', async () => {
  expectConsole('error', /useSession needs a SessionProvider/)
  // Without a session neither the screen nor the header of its panel can be drawn.
  render(
    <AppErrorBoundary>
      <MemoryRouter>
        <ScreenErrorBoundary address="">
          <Breaking />
        </ScreenErrorBoundary>
      </MemoryRouter>
    </AppErrorBoundary>
  )
  expect(await screen.findByRole('alert')).toHaveFocus()
  expect(screen.queryByRole('banner')).toBeNull()
})

function open(children: ReactNode): void {
  render(
    <MemoryRouter>
      <SessionContext value={SIGNED_OUT}>
        <Addressed>{children}</Addressed>
      </SessionContext>
    </MemoryRouter>
  )
}

function Addressed({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return (
    <>
      <Link to="/elsewhere">Somewhere else</Link>
      <ScreenErrorBoundary address={key}>
        <Suspense>{children}</Suspense>
      </ScreenErrorBoundary>
    </>
  )
}

function Breaking() {
  const [text] = useState('A whole screen')
  if (isBroken) throw new Error('The screen broke')
  return <p>{text}</p>
}

function BreakingPage() {
  if (isBroken) throw new Error('The page broke')
  return <p>A whole page</p>
}
