import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { clearToasts, toast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  clearToasts()
  vi.unstubAllGlobals()
})

test('the seconds of a toast begin when it is there to be seen', () => {
  const drawnAtStart: boolean[] = []
  vi.stubGlobal('setTimeout', (_then: () => void, ms?: number) => {
    if (ms === 3000 || ms === 3001) drawnAtStart.push(screen.queryByText('Story saved') !== null)
    return 0
  })
  toast({ kind: 'success', title: 'Story saved' })
  render(<Toaster />)
  act(() => {})
  expect(drawnAtStart).not.toEqual([])
  expect(drawnAtStart).not.toContain(false)
})
