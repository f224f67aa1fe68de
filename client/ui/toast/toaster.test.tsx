import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { clearToasts, toast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  clearToasts()
  vi.restoreAllMocks()
})

test('the seconds of a toast begin when it is there to be seen', async () => {
  const drawnAtStart: boolean[] = []
  const { setTimeout } = window
  vi.spyOn(window, 'setTimeout').mockImplementation(((then: () => void, ms?: number) => {
    if (ms === 3000 || ms === 3001) drawnAtStart.push(screen.queryByText('Story saved') !== null)
    return setTimeout(then, ms)
  }) as typeof setTimeout)
  toast({ kind: 'success', title: 'Story saved' })
  render(<Toaster />)
  await screen.findByText('Story saved')
  expect(drawnAtStart).not.toEqual([])
  expect(drawnAtStart).not.toContain(false)
})
