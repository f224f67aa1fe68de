import '@testing-library/jest-dom/vitest'
import { act, render, screen } from '@testing-library/react'
import { StrictMode, Suspense, type ComponentType, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { lazily } from '../lib/lazily.tsx'
import { PendingLine } from './pending-line.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is long on its way has a sign until it is there, and what comes at once has none', async () => {
  const { arrive } = open({ hasScreen: true })
  await pass(300)
  expect(sign()).toBeNull()
  await pass(300)
  expect(sign()).toBeInTheDocument()
  expect(sign()?.closest('[aria-live]'), 'it is told to those who listen').not.toBeNull()
  arrive()
  await pass(0)
  expect(screen.getByText('It is here')).toBeInTheDocument()
  expect(sign()).toBeNull()
})

test('the first screen of all has its own sign', async () => {
  const { arrive } = open({ hasScreen: false })
  await pass(5000)
  expect(sign()).toBeNull()
  arrive()
  await pass(0)
})

test('with two on their way the sign stays until the second is there too', async () => {
  const first = open({ hasScreen: true })
  const second = part()
  first.rerender(<second.Part />)
  await pass(1000)
  expect(sign()).toBeInTheDocument()
  first.arrive()
  await pass(0)
  expect(sign()).toBeInTheDocument()
  second.arrive()
  await pass(0)
  expect(sign()).toBeNull()
})

function open({ hasScreen }: { hasScreen: boolean }) {
  const { Part, arrive } = part()
  const drawn = (other?: ReactNode) => (
    <StrictMode>
      <PendingLine />
      {hasScreen && <main id="main">The screen before</main>}
      <Suspense>
        <Part />
      </Suspense>
      <Suspense>{other}</Suspense>
    </StrictMode>
  )
  const { rerender } = render(drawn())
  return { arrive, rerender: (other: ReactNode) => rerender(drawn(other)) }
}

/** A part of the pages that comes when it is told to. */
function part() {
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  return { Part: lazily(() => promise), arrive: () => resolve(() => <p>It is here</p>) }
}

function sign(): HTMLElement | null {
  return screen.queryByText('One moment')
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
