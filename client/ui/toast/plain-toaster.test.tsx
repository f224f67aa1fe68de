import '@testing-library/jest-dom/vitest'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { PlainToaster } from './plain-toaster.tsx'
import { clearToasts, toast } from './toast-store.ts'

beforeEach(() => {
  clearToasts()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('what has to be said is said without the drawn toasts, and goes by itself', () => {
  render(<PlainToaster />)
  act(() => {
    toast({ kind: 'success', title: 'Updated!' })
    toast({ kind: 'error', title: 'Login Error', description: 'Network error. Please check your connection.' })
  })
  expect(screen.getByText('Network error. Please check your connection.')).toBeInTheDocument()
  expect(screen.getByText('Updated!')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(3000))
  expect(screen.queryByText('Updated!')).toBeNull()
  act(() => void vi.advanceTimersByTime(2000))
  expect(screen.queryByText('Login Error')).toBeNull()
})

test('a toast that is asked for again stays as long as a new one', () => {
  render(<PlainToaster />)
  act(() => void toast({ kind: 'success', title: 'Updated!' }))
  act(() => void vi.advanceTimersByTime(2900))
  act(() => void toast({ kind: 'success', title: 'Updated!' }))
  act(() => void vi.advanceTimersByTime(2900))
  expect(screen.getAllByText('Updated!')).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.queryByText('Updated!')).toBeNull()
})
