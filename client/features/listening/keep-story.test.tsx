import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { holdPage } from '#client/lib/page-hold.ts'
import type { Story } from '#shared/story.ts'
import { createFakeCaches, soundAnswer } from '#tests/support/fake-caches.ts'
import { WHOLE_TIMINGS } from '#tests/support/native-wrapper.ts'
import { isKept } from './audio-cache.ts'
import { useKeepFavorites } from './use-keep-favorites.ts'

let asked: string[]
let answer: (text: string) => Response | Promise<Response>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal(
    'caches',
    createFakeCaches(() => Promise.resolve(soundAnswer()))
  )
  localStorage.setItem('talewick.currentUserId', 'u1')
  asked = []
  answer = narration
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit = {}) => {
    if (typeof body !== 'string') return Response.json(WHOLE_TIMINGS)
    const { text }: { text: string } = JSON.parse(body)
    asked.push(text)
    return await answer(text)
  })
})

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

test('favorites that are not on this device are kept, one by one; other stories are not, and nothing twice', async () => {
  const list = [story('s1', true), story('s2', true), story('s3', false)]
  const { unmount } = renderHook(() => useKeepFavorites(list))
  await vi.advanceTimersByTimeAsync(200)
  expect(asked, 'the screen comes first').toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toEqual(['s1'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(list.map(isKept)).toEqual([true, true, false])
  unmount()
  renderHook(() => useKeepFavorites(list))
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual(['s1', 's2'])
})

test.each([{ saveData: true }, { saveData: false, type: 'cellular' }])(
  'on a network like %o it waits for a star',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
    renderHook(() => useKeepFavorites([story('s1', true)]))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toEqual([])
  }
)

test('while somebody reads, hears or makes a story nothing is fetched; afterwards it is', async () => {
  const list = [story('s1', true)]
  const letGo = holdPage()
  renderHook(() => useKeepFavorites(list))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toEqual([])
  letGo()
  await vi.advanceTimersByTimeAsync(5000)
  expect(list.map(isKept)).toEqual([true])
})

test('whoever leaves or signs out has nothing more kept', async () => {
  const list = [story('s1', true), story('s2', true)]
  const slow = Promise.withResolvers<Response>()
  answer = () => slow.promise
  const { unmount } = renderHook(() => useKeepFavorites(list))
  await vi.advanceTimersByTimeAsync(400)
  unmount()
  slow.resolve(narration('s1'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toEqual(['s1'])
  expect(list.map(isKept)).toEqual([false, false])
})

test('a story without a voice does not keep the others away; a plan that lapsed does', async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  const list = [story('s1', true), story('s2', true)]
  answer = (text) => (text === 's1' ? Response.json({ message: 'No' }, { status: 500 }) : narration(text))
  const { unmount } = renderHook(() => useKeepFavorites(list))
  await vi.advanceTimersByTimeAsync(2000)
  expect(list.map(isKept)).toEqual([false, true])
  unmount()
  asked = []
  answer = () => Response.json({ message: 'Your trial has ended' }, { status: 402 })
  renderHook(() => useKeepFavorites([story('s1', true), story('s4', true)]))
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toEqual(['s1'])
})

function narration(name: string): Response {
  return Response.json({
    audioUrl: `/api/audio/${name}.mp3`,
    timingsUrl: `/api/tts/${name}/timings`,
    durationSec: 31,
    engine: 'test',
    voice: 'emma',
    complete: true
  })
}

function story(id: string, isFavorite: boolean): Story {
  return {
    id,
    isFavorite,
    title: id,
    content: id,
    characterNames: ['Ana'],
    theme: 'adventure',
    duration: 'short',
    culturalBackground: 'western',
    narratorVoice: 'emma',
    writer: 'embedded',
    aiGenerated: false,
    createdAt: '2026-11-20T19:00:00.000Z'
  }
}
