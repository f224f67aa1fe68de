import { useEffect, useState } from 'react'

import { narrationTimingsSchema, type NarrationTimings } from '#shared/narration.ts'
import type { Story } from '#shared/story.ts'

import { baseUrl } from '../../../api/base-url.ts'
import { call } from '../../../api/call.ts'
import { findCachedNarration, keepNarration } from './audio-cache.ts'

/** While a narration is still being made its timings grow; this is how often the page asks for the new ones. */
const POLL_MS = 700

export interface Narration {
  src: string
  durationSec: number
  timings: NarrationTimings
}

export type NarrationState = { phase: 'loading' } | { phase: 'ready'; narration: Narration } | { phase: 'failed' }

const NO_TIMINGS: NarrationTimings = {
  v: 1,
  complete: false,
  durationSec: 0,
  speechEnd: null,
  sentences: [],
  words: [],
  unspoken: []
}

/**
 * The sound of a story in its voice: from this device when it was heard before, else from the server, where it can be
 * played while it is still being made. `attempt` asks anew after a failure.
 */
export function useNarration(story: Story | null, attempt: number): NarrationState {
  const [state, setState] = useState<NarrationState>({ phase: 'loading' })
  const id = story?.id ?? null
  const text = story?.content ?? ''
  const voice = story?.narratorVoice ?? 'emma'

  useEffect(() => {
    if (id === null) return undefined
    const stop = new AbortController()
    let objectUrl: string | null = null
    setState({ phase: 'loading' })
    void open()
    return () => {
      stop.abort()
      if (objectUrl !== null) URL.revokeObjectURL(objectUrl)
    }

    async function open() {
      if (id === null) return
      const cached = await findCachedNarration(id, voice)
      if (stop.signal.aborted) return
      if (cached !== null) {
        objectUrl = cached.objectUrl
        setState({ phase: 'ready', narration: { src: cached.objectUrl, durationSec: cached.durationSec, timings: cached.timings } })
        return
      }
      try {
        const answer = await call('narrate', { body: { text, voice } }, { signal: stop.signal })
        const src = absolute(answer.audioUrl)
        const narration = { src, durationSec: answer.durationSec, timings: { ...NO_TIMINGS, durationSec: answer.durationSec } }
        setState({ phase: 'ready', narration })
        await followTimings(id, answer.timingsUrl, narration)
      } catch (error) {
        if (!stop.signal.aborted) {
          console.info('The narration could not be fetched', error)
          setState({ phase: 'failed' })
        }
      }
    }

    async function followTimings(storyId: string, timingsUrl: string, narration: Narration) {
      for (;;) {
        const response = await fetch(absolute(timingsUrl), { credentials: baseUrl().credentials, signal: stop.signal })
        if (!response.ok) throw new Error(`HTTP ${response.status}`)
        const timings = narrationTimingsSchema.parse(await response.json())
        setState({ phase: 'ready', narration: { ...narration, timings } })
        if (timings.complete) {
          await keepNarration(storyId, voice, { audioUrl: narration.src, durationSec: narration.durationSec, timings })
          return
        }
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    }
  }, [id, text, voice, attempt])

  return state
}

/** §7: a path of ours, a data URL, or a whole address of our own. */
function absolute(url: string): string {
  return url.startsWith('data:') || url.startsWith('blob:') ? url : new URL(url, new URL(baseUrl().url, location.href)).href
}
