import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import { clearToasts, dismissToast, toast, updateToast, useToasts } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  clearToasts()
  return () => vi.useRealTimers()
})

test('three at most, and the newest first', () => {
  const { result } = renderHook(() => useToasts())
  act(() => {
    for (const title of ['one', 'two', 'three', 'four']) toast({ title })
  })
  expect(result.current.map(({ title }) => title)).toEqual(['four', 'three', 'two'])
})

test('each kind stays as long as the specification says', () => {
  const { result } = renderHook(() => useToasts())
  const seen = (['success', 'error', 'missing', undefined] as const).map((kind) => {
    act(() => void toast({ title: 'x', ...(kind === undefined ? {} : { kind }) }))
    return result.current[0]?.durationMs
  })
  expect(seen).toEqual([3000, 5000, 4000, 5000])
})

test('a dismissed toast closes at once and leaves the list 5 seconds later', () => {
  const { result } = renderHook(() => useToasts())
  act(() => toast({ title: 'soon gone' }).dismiss())
  expect(result.current).toMatchObject([{ open: false }])
  act(() => void vi.advanceTimersByTime(4999))
  expect(result.current).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toEqual([])
})

test('a toast is updated and dismissed by its id; the others stay', () => {
  const { result } = renderHook(() => useToasts())
  act(() => {
    const first = toast({ title: 'first' })
    toast({ title: 'second' })
    first.update({ title: 'first, again', description: 'changed' })
    dismissToast(first.id)
  })
  expect(result.current).toMatchObject([
    { title: 'second', open: true },
    { title: 'first, again', description: 'changed', open: false }
  ])
})

test('one that was closed takes nobody’s place', () => {
  const { result } = renderHook(() => useToasts())
  act(() => {
    toast({ title: 'still open', kind: 'error' })
    for (const title of ['a', 'b']) toast({ title }).dismiss()
    toast({ title: 'c' })
  })
  expect(result.current.filter(({ open }) => open).map(({ title }) => title)).toEqual(['c', 'still open'])
})

test('the same words again are the same toast: on top, its time begun anew, and never two', () => {
  const { result } = renderHook(() => useToasts())
  act(() => {
    for (let press = 0; press < 3; press += 1) toast({ kind: 'missing', title: 'Missing information' })
    toast({ title: 'Updated!' })
  })
  const [, before] = result.current
  let again = ''
  act(() => {
    again = toast({ kind: 'missing', title: 'Missing information' }).id
  })
  expect(result.current.map(({ title }) => title)).toEqual(['Missing information', 'Updated!'])
  expect(again).toBe(before?.id)
  expect(result.current[0]?.turn).toBeGreaterThan(before?.turn ?? Number.NaN)
})

test('other words, another kind, or one that was closed make a toast of their own', () => {
  const { result } = renderHook(() => useToasts())
  act(() => {
    toast({ title: 'Error', description: 'one' }).dismiss()
    toast({ title: 'Error', description: 'one' })
    toast({ title: 'Error', description: 'two' })
    toast({ kind: 'error', title: 'Error', description: 'two' })
  })
  expect(result.current.filter(({ open }) => open)).toHaveLength(3)
  expect(new Set(result.current.map(({ id }) => id)).size).toBe(4)
})

test('one that turns bad stays as long as bad news does', () => {
  const { result } = renderHook(() => useToasts())
  act(() => {
    const { id } = toast({ title: 'saving', kind: 'note' })
    updateToast(id, { kind: 'error', title: 'not saved' })
  })
  expect(result.current).toMatchObject([{ title: 'not saved', kind: 'error', durationMs: 5000 }])
})
