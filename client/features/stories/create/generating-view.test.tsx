import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { GeneratingView } from './generating-view.tsx'
import { progressWords } from './progress.ts'

test('the region that speaks is there before its first words: only then does anybody hear them', () => {
  vi.useFakeTimers()
  render(<GeneratingView progress={12} />)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.getByRole('status').textContent).toBe(progressWords(12))
  vi.useRealTimers()
})
