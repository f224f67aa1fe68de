import { useEffect, useState } from 'react'

import { narrationTimingsSchema, type NarrationTimings } from '#shared/narration.ts'
import type { Story } from '#shared/story.ts'

import { ApiError, serverMessage } from '../../../api/api-error.ts'
import { baseUrl } from '../../../api/base-url.ts'
import { call } from '../../../api/call.ts'
import { findCachedNarration, keepNarration } from './audio-cache.ts'

/** While a narration is still being made its timings grow; this is how often the page asks for the new ones. */
const POLL_MS = 700
/** How often it asks in vain before it leaves the voice without marks. */
const MOST_MISSES = 20

export interface Narration {
  src: string
  durationSec: number
  timings: NarrationTimings
}

export type NarrationState =
  | { phase: 'loading' }
  | { phase: 'ready'; narration: Narration }
  /** `message` is what to tell the parent. */
  | { phase: 'failed'; message: string }

export const NO_TIMINGS: NarrationTimings = {
  v: 1,
  complete: false,
  durationSec: 0,
  speechEnd: null,
  sentences: [],
  words: [],
  unspoken: []
}

const LOADING: NarrationState = { phase: 'loading' }

/**
 * The sound of a story in its voice: from this device when it was heard before, else from the server, where it can be
 * played while it is still being made. Another `attempt` asks anew after a failure.
 */
export function useNarration(story: Story | null, attempt: number): NarrationState {
  const [found, setFound] = useState<{ question: string; state: NarrationState } | null>(null)
  const id = story?.id ?? null
  const text = story?.content ?? ''
  const voice = story?.narratorVoice ?? 'emma'
  const question = `${attempt} ${id} ${voice}`

  useEffect(() => {
    if (id === null) return undefined
    const stop = new AbortController()
    const answer = (state: NarrationState) => !stop.signal.aborted && setFound({ question, state })
    let objectUrl: string | null = null
    void open(id)
    return () => {
      stop.abort()
      if (objectUrl !== null) URL.revokeObjectURL(objectUrl)
    }

    async function open(storyId: string) {
      const cached = await findCachedNarration(storyId, voice)
      if (stop.signal.aborted) {
        if (cached !== null) URL.revokeObjectURL(cached.objectUrl)
        return
      }
      if (cached !== null) {
        objectUrl = cached.objectUrl
        return answer({ phase: 'ready', narration: { ...cached, src: cached.objectUrl } })
      }
      try {
        const { audioUrl, timingsUrl, durationSec } = await call(
          'narrate',
          { body: { text, voice } },
          { signal: stop.signal }
        )
        const narration = { src: absolute(audioUrl), durationSec, timings: { ...NO_TIMINGS, durationSec } }
        answer({ phase: 'ready', narration })
        await followTimings(timingsUrl, narration, storyId)
      } catch (error) {
        if (stop.signal.aborted) return
        console.info('The narration could not be fetched', error)
        answer({ phase: 'failed', message: reason(error) })
      }
    }

    /** The voice does not need its marks: when they cannot be had, the story is heard without them. */
    async function followTimings(timingsUrl: string, narration: Narration, storyId: string) {
      for (let misses = 0; misses < MOST_MISSES && !stop.signal.aborted;) {
        const timings = await fetchTimings(timingsUrl, stop.signal)
        if (timings === null) misses += 1
        else {
          answer({ phase: 'ready', narration: { ...narration, timings } })
          if (timings.complete)
            return await keepNarration(storyId, voice, {
              audioUrl: narration.src,
              durationSec: narration.durationSec,
              timings
            })
        }
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    }
  }, [id, text, voice, question])

  return found?.question === question ? found.state : LOADING
}

async function fetchTimings(url: string, signal: AbortSignal): Promise<NarrationTimings | null> {
  try {
    const response = await fetch(absolute(url), { credentials: baseUrl().credentials, signal })
    return response.ok ? narrationTimingsSchema.parse(await response.json()) : null
  } catch {
    return null
  }
}

/** §8; a lapsed plan or a full hour in the server's own words. */
function reason(error: unknown): string {
  const explains = error instanceof ApiError && (error.status === 402 || error.status === 429)
  return (explains ? serverMessage(error) : null) ?? 'Could not generate audio for this story. Please try again.'
}

/** §7: a path of ours, a data URL, or a whole address of our own. */
function absolute(url: string): string {
  return url.startsWith('data:') || url.startsWith('blob:')
    ? url
    : new URL(url, new URL(baseUrl().url, location.href)).href
}
