import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { noteConnection, useIsOffline } from '../../lib/connection.ts'
import { useConnectionWatch } from './use-connection-watch.ts'

let isThere = true
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers()
  isThere = true
  asked = []
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url)
    return isThere ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('Failed to fetch'))
  })
})

afterEach(() => {
  act(() => noteConnection(true))
  vi.useRealTimers()
})

test('nobody is asked while all is well', async () => {
  watch()
  await pass(60_000)
  expect(asked).toEqual([])
})

test('when the network goes the server is asked, and again until it answers', async () => {
  const { result } = watch()
  isThere = false
  await say('offline')
  expect(result.current).toBe(true)
  expect(asked).toHaveLength(1)
  await pass(20_000)
  expect(asked).toHaveLength(3)
  isThere = true
  await pass(10_000)
  expect(result.current).toBe(false)
  await pass(60_000)
  expect(asked).toHaveLength(4)
})

test('a browser that says it is back is believed when the server is', async () => {
  const { result } = watch()
  isThere = false
  await say('offline')
  await say('online')
  expect(result.current).toBe(true)
  isThere = true
  await say('online')
  expect(result.current).toBe(false)
})

test('a page on the server’s own machine needs no network', async () => {
  const { result } = watch()
  await say('offline')
  expect(asked).toHaveLength(1)
  expect(result.current).toBe(false)
})

test('a page that nobody looks at asks nobody, and asks at once when somebody does', async () => {
  const { result } = watch()
  isThere = false
  await say('offline')
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(60_000)
  expect(asked).toHaveLength(1)
  isThere = true
  hidden.mockReturnValue('visible')
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    await Promise.resolve()
  })
  expect(result.current).toBe(false)
})

test('a page that begins without a network says so from the first', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  isThere = false
  const { result } = watch()
  await pass(0)
  expect(result.current).toBe(true)
})

function watch() {
  return renderHook(() => {
    useConnectionWatch()
    return useIsOffline()
  })
}

async function say(event: 'offline' | 'online'): Promise<void> {
  window.dispatchEvent(new Event(event))
  await pass(0)
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
