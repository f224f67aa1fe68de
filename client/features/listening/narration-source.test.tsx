import { render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { AUDIO_CACHE } from '#client/session/private-caches.ts'
import type { Story } from '#shared/story.ts'
import { createFakeCaches, type FakeCaches } from '#tests/support/fake-caches.ts'
import { enterWrapper, WHOLE_TIMINGS } from '#tests/support/native-wrapper.ts'
import { findCachedNarration } from './audio-cache.ts'
import { keepFavorite } from './keep-story.ts'
import { openSound } from './narration-source.ts'
import { useNarration } from './use-narration.ts'
import { VoiceSample } from './voices/voice-sample.tsx'

const HOST = 'https://talewick.example'
const FILE = `${'a'.repeat(64)}.mp3`

const STORY: Story = {
  id: 's1',
  title: 'The night of Ana',
  content: 'Ana walked home.',
  characterNames: ['Ana'],
  theme: 'adventure',
  duration: 'short',
  culturalBackground: 'western',
  narratorVoice: 'emma',
  isFavorite: true,
  writer: 'embedded',
  aiGenerated: false,
  createdAt: '2026-11-20T19:00:00.000Z'
}

let kept: FakeCaches
let wrapper: ReturnType<typeof enterWrapper>

beforeEach(() => {
  // What the browser fetches into a cache itself carries no token.
  kept = createFakeCaches(() => Promise.resolve(new Response(null, { status: 401 })))
  vi.stubGlobal('caches', kept)
  localStorage.setItem('talewick.currentUserId', 'u1')
  wrapper = enterWrapper()
})
afterEach(() => wrapper.leave())

test('in the native wrapper a story is heard, with its words in step, and its sound is let go afterwards', async () => {
  const { result, unmount } = renderHook(() => useNarration(STORY, 0), { wrapper: StrictMode })
  await waitFor(() =>
    expect(result.current).toMatchObject({
      phase: 'ready',
      narration: { src: expect.stringMatching(/^blob:\d+\/5$/), timings: WHOLE_TIMINGS }
    })
  )
  expect(new Set(wrapper.asked)).toEqual(
    new Set([
      `POST ${HOST}/api/tts`,
      `GET ${HOST}/api/audio/${FILE}`,
      `GET ${HOST}/api/tts/${FILE.slice(0, -4)}/timings`
    ])
  )
  unmount()
  await waitFor(() => expect(wrapper.open).toEqual([]))
})

test('in the native wrapper a favorite is kept for evenings without a network', async () => {
  await keepFavorite(STORY)
  expect(kept.addresses(AUDIO_CACHE)).toContain(`${HOST}/api/audio/${FILE}`)
  expect(await findCachedNarration(STORY)).toMatchObject({ timings: WHOLE_TIMINGS })
})

test('in the native wrapper the sample of a voice is heard, and let go with the form', async () => {
  const { container, unmount } = render(
    <StrictMode>
      <VoiceSample voice="emma" />
    </StrictMode>
  )
  await userEvent.click(screen.getByRole('button', { name: 'Listen to Emma' }))
  await screen.findByRole('button', { name: 'Stop' })
  expect(container.querySelector('audio')?.src).toBe(wrapper.open[0])
  expect(wrapper.open).toHaveLength(1)
  unmount()
  expect(wrapper.open).toEqual([])
})

test('a browser streams the sound itself', async () => {
  vi.stubGlobal('Capacitor', undefined)
  expect(await openSound('http://localhost/api/audio/a.mp3')).toBe('http://localhost/api/audio/a.mp3')
  expect(wrapper.asked).toEqual([])
})
