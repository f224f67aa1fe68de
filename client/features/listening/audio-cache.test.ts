import { beforeEach, expect, test, vi } from 'vitest'

import { AUDIO_CACHE } from '#client/session/private-caches.ts'
import { createFakeCaches, soundAnswer, type FakeCaches } from '#tests/support/fake-caches.ts'
import { findCachedNarration, deleteNarration, isKept, keepNarration, markKept } from './audio-cache.ts'
import { NO_TIMINGS } from './use-narration.ts'

const WHOLE = narration('a')

let kept: FakeCaches

beforeEach(() => {
  kept = createFakeCaches((url) => Promise.resolve(soundAnswer(`sound of ${url}`)))
  vi.stubGlobal('caches', kept)
  localStorage.setItem('talewick.currentUserId', 'u1')
  Object.assign(URL, { createObjectURL: () => 'blob:sound', revokeObjectURL: () => undefined })
})

test('what was kept is found again for the same story and voice, and for no other', async () => {
  await keepNarration(story('s1'), WHOLE)
  expect(isKept(story('s1'))).toBe(true)
  expect(await findCachedNarration(story('s1'))).toEqual({
    objectUrl: 'blob:sound',
    durationSec: 61,
    timings: WHOLE.timings
  })
  expect(await findCachedNarration({ ...story('s1'), narratorVoice: 'david' })).toBeNull()
  expect(await findCachedNarration(story('s2'))).toBeNull()
})

test('a page that comes in a recording’s place is not kept', async () => {
  kept = createFakeCaches(() => Promise.resolve(Response.json('Sign in to this network')))
  vi.stubGlobal('caches', kept)
  await keepNarration(story('s1'), WHOLE)
  expect([sounds(), isKept(story('s1'))]).toEqual([[], false])
})

test('nothing half is kept', async () => {
  await keepNarration(story('s1'), { ...WHOLE, timings: NO_TIMINGS })
  expect(sounds()).toEqual([])
  expect(await findCachedNarration(story('s1'))).toBeNull()
})

test('a record whose sound is gone, or that cannot be read, is as if there were none', async () => {
  await keepNarration(story('s1'), WHOLE)
  await kept.delete(AUDIO_CACHE)
  expect(await findCachedNarration(story('s1'))).toBeNull()
  localStorage.setItem('talewick.audio.s1.emma', '{')
  expect(await findCachedNarration(story('s1'))).toBeNull()
})

test('a full disk is silent', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) })
  await keepNarration(story('s1'), WHOLE)
  expect(await findCachedNarration(story('s1'))).toBeNull()
})

test('of many stories the ten that were heard last stay, and every favorite', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let night = 0; night < 16; night++) {
    vi.setSystemTime(new Date(2026, 10, night + 1))
    await keepNarration(story(`s${night}`, night === 2), narration(`${night}`))
    // The first one is asked for again every evening.
    await findCachedNarration(story('s0'))
  }
  vi.useRealTimers()
  const left = Array.from({ length: 16 }, (_, night) => night).filter((night) => isKept(story(`s${night}`)))
  expect(left).toEqual([0, 2, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  expect(sounds()).toHaveLength(11)
})

test('a favorite that is none any more gives way like the others', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1 })
  await keepNarration(story('old', true), narration('old'))
  vi.useRealTimers()
  for (let night = 0; night < 10; night++) await keepNarration(story(`s${night}`), narration(`${night}`))
  expect(isKept(story('old'))).toBe(true)
  await markKept(story('old', false))
  expect([isKept(story('old')), sounds().length]).toEqual([false, 10])
})

test('a recording that arrives after the sign-out is not kept', async () => {
  const slow = Promise.withResolvers<Response>()
  kept = createFakeCaches(() => slow.promise)
  vi.stubGlobal('caches', kept)
  const keeping = keepNarration(story('s1'), WHOLE)
  await Promise.resolve()
  localStorage.clear()
  slow.resolve(soundAnswer())
  await keeping
  expect(kept.addresses(AUDIO_CACHE)).toEqual([])
  expect(Object.keys(localStorage)).toEqual([])
})

test('a recording of a text in which a part has changed is not the story’s any more, and gives way', async () => {
  const before = { ...story('s1'), content: 'Once there was a snail.' }
  const now = { ...story('s1'), content: 'Twice there was a snail.' }
  await keepNarration(before, narration('before'))
  expect([isKept(before), isKept(now), isKept(story('s1'))]).toEqual([true, false, true])
  expect(await findCachedNarration(now)).toBeNull()
  await keepNarration(now, narration('now'))
  expect(sounds()).toEqual(['http://localhost/api/audio/now.mp3'])
  expect([isKept(before), isKept(now)]).toEqual([false, true])
})

test('a deleted story leaves neither record nor sound', async () => {
  await keepNarration(story('s1'), WHOLE)
  await deleteNarration('s1')
  expect(kept.addresses(AUDIO_CACHE)).toEqual([])
  expect(localStorage.getItem('talewick.audio.s1.emma')).toBeNull()
})

function story(id: string, isFavorite = false) {
  return { id, isFavorite, narratorVoice: 'emma' } as const
}

function narration(name: string) {
  return {
    audioUrl: `http://localhost/api/audio/${name}.mp3`,
    durationSec: 61,
    timings: { ...NO_TIMINGS, complete: true, durationSec: 61 }
  }
}

function sounds(): string[] {
  return kept.addresses(AUDIO_CACHE).filter((url) => url.endsWith('.mp3'))
}
