import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useBackStep } from './use-back-step.ts'

let start: number

beforeEach(() => {
  history.pushState({ idx: 0 }, '', '/stories')
  start = history.length
})
afterEach(async () => {
  // What is still open steps back when it goes; that must not happen in the next test.
  cleanup()
  await settled()
})

test('Back closes what is on top, then what is under it, and then leaves the page', async () => {
  const { seen } = openBook()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(seen()).toBe('player')
  expect(location.pathname).toBe('/stories')
  expect(history.state).toMatchObject({ idx: 0 })
  await back()
  expect(seen()).toBe('options')
  await back()
  expect(seen()).toBe('library')
  expect(history.length).toBe(start + 2)
  expect(history.state).toEqual({ idx: 0 })
})

test('what is closed by hand leaves no entry behind that Back would have to step over', async () => {
  const { seen } = openBook()
  for (let evening = 0; evening < 3; evening += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(seen()).toBe('library')
  }
  await settled()
  expect(history.state).toEqual({ idx: 0 })
  expect(history.length).toBe(start + 2)
})

test('what is opened while the last step back is still on its way stays open, with an entry of its own', async () => {
  const { seen } = openBook()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  act(() => screen.getByRole('button', { name: 'Open' }).click())
  await settled()
  expect(seen()).toBe('options')
  await back()
  expect(seen()).toBe('library')
})

test('Back counts while a step of our own is still on its way, also when a browser makes one of the two', async () => {
  const { seen } = openBook()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  await settled()
  const step = vi.spyOn(history, 'go').mockReturnValueOnce(undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(seen()).toBe('options')
  expect(step).toHaveBeenCalledWith(-1)
  step.mockRestore()
  history.go(-2)
  await settled()
  expect(seen()).toBe('library')
  expect(history.state).toEqual({ idx: 0 })
})

test('a step forward to what was closed opens nothing and leads back', async () => {
  const { seen } = openBook()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await back()
  history.forward()
  await settled()
  expect(seen()).toBe('library')
  expect(history.state).toEqual({ idx: 0 })
})

test('a link into the page closes nothing', async () => {
  const { seen } = openBook()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  history.pushState(null, '', '#main')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(seen()).toBe('options')
  history.back()
  await settled()
  expect(seen()).toBe('options')
})

function openBook() {
  function Book() {
    const [seen, setSeen] = useState<'library' | 'options' | 'player'>('library')
    useBackStep(seen !== 'library', () => setSeen('library'))
    useBackStep(seen === 'player', () => setSeen('options'))
    return (
      <>
        <p role="status">{seen}</p>
        <button type="button" onClick={() => setSeen('options')}>
          Open
        </button>
        <button type="button" onClick={() => setSeen('player')}>
          Play
        </button>
        <button type="button" onClick={() => setSeen('options')}>
          Stop
        </button>
        <button type="button" onClick={() => setSeen('library')}>
          Close
        </button>
      </>
    )
  }
  render(
    <StrictMode>
      <Book />
    </StrictMode>
  )
  return { seen: () => screen.getByRole('status').textContent }
}

async function back(): Promise<void> {
  await settled()
  history.back()
  await settled()
}

/** Steps in the history arrive in their own time, and may be answered by another one. */
async function settled(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
}
