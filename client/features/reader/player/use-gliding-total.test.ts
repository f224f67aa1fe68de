import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useGlidingTotal } from './use-gliding-total.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Heard {
  total: number
  position?: number
  isGrowing?: boolean
}

function open(first: Heard) {
  const { result, rerender } = renderHook(
    ({ total, position = 0, isGrowing = true }: Heard) => useGlidingTotal(total, position, isGrowing),
    { initialProps: first }
  )
  return { now: () => result.current, show: rerender }
}

/** What is shown in the next seconds, every tenth of one. */
function shownFor(seconds: number, now: () => number): number[] {
  return Array.from({ length: seconds * 10 }, () => {
    act(() => void vi.advanceTimersByTime(100))
    return now()
  })
}

test('a story that grows by a paragraph is longer little by little, and soon as long as it is', () => {
  const { now, show } = open({ total: 5 })
  expect(now()).toBe(5)
  show({ total: 19 })
  const shown = [5, ...shownFor(3, now)]
  for (const [i, value] of shown.slice(1).entries()) {
    expect(value).toBeGreaterThanOrEqual(shown[i] ?? 0)
    expect(value - (shown[i] ?? 0)).toBeLessThan(3)
  }
  expect(now()).toBe(19)
})

test('it never goes back while the story grows, and is what it really is when the story is whole', () => {
  const { now, show } = open({ total: 19 })
  show({ total: 17.5 })
  expect(Math.min(...shownFor(2, now))).toBe(19)
  show({ total: 196, isGrowing: false })
  expect(now()).toBeLessThan(60)
  shownFor(5, now)
  expect(now()).toBe(196)
  show({ total: 194.4, isGrowing: false })
  shownFor(1, now)
  expect(now()).toBe(194.4)
})

test('what has been heard is never more than the total', () => {
  const { now, show } = open({ total: 5, position: 4 })
  show({ total: 40, position: 12 })
  expect(now()).toBeGreaterThanOrEqual(12)
})

test('a story that was whole when it was opened has its time at once', () => {
  const { now, show } = open({ total: 0, isGrowing: false })
  show({ total: 265, isGrowing: false })
  expect(now()).toBe(265)
  show({ total: 230, isGrowing: false })
  expect(now()).toBe(230)
})
