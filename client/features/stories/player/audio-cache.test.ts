import { beforeEach, expect, test, vi } from 'vitest'

import { findCachedNarration, forgetNarration, keepNarration } from './audio-cache.ts'
import { NO_TIMINGS } from './use-narration.ts'

const WHOLE = {
  audioUrl: 'http://localhost/api/audio/a.mp3',
  durationSec: 61,
  timings: { ...NO_TIMINGS, complete: true, durationSec: 61 }
}

let kept: Map<string, Response>

beforeEach(() => {
  kept = new Map()
  const cache = {
    match: (url: string) => Promise.resolve(kept.get(url)?.clone()),
    add: (url: string) => Promise.resolve(kept.set(url, new Response(`sound of ${url}`))),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (url: string) => Promise.resolve(kept.delete(url))
  }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  Object.assign(URL, { createObjectURL: () => 'blob:sound', revokeObjectURL: () => undefined })
})

test('what was kept is found again for the same story and voice, and for no other', async () => {
  await keepNarration('s1', 'emma', WHOLE)
  expect(await findCachedNarration('s1', 'emma')).toEqual({
    objectUrl: 'blob:sound',
    durationSec: 61,
    timings: WHOLE.timings
  })
  expect(await findCachedNarration('s1', 'david')).toBeNull()
  expect(await findCachedNarration('s2', 'emma')).toBeNull()
})

test('nothing half is kept', async () => {
  await keepNarration('s1', 'emma', { ...WHOLE, timings: NO_TIMINGS })
  expect(kept.size).toBe(0)
  expect(await findCachedNarration('s1', 'emma')).toBeNull()
})

test('a record whose sound is gone, or that cannot be read, is as if there were none', async () => {
  await keepNarration('s1', 'emma', WHOLE)
  kept.clear()
  expect(await findCachedNarration('s1', 'emma')).toBeNull()
  localStorage.setItem('talewick.audio.s1.emma', '{')
  expect(await findCachedNarration('s1', 'emma')).toBeNull()
})

test('a full disk is silent', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) })
  await keepNarration('s1', 'emma', WHOLE)
  expect(await findCachedNarration('s1', 'emma')).toBeNull()
})

test('the oldest of many gives way', async () => {
  for (let night = 0; night < 16; night++)
    await keepNarration(`s${night}`, 'emma', { ...WHOLE, audioUrl: `http://localhost/api/audio/${night}.mp3` })
  expect(kept.size).toBe(14)
  expect(await findCachedNarration('s0', 'emma')).toBeNull()
  expect(await findCachedNarration('s15', 'emma')).not.toBeNull()
})

test('a deleted story leaves neither record nor sound', async () => {
  await keepNarration('s1', 'emma', WHOLE)
  await forgetNarration('s1')
  expect(kept.size).toBe(0)
  expect(localStorage.getItem('talewick.audio.s1.emma')).toBeNull()
})
