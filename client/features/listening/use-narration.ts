import { useEffect, useRef, useState } from 'react'

import type { NarrationTimings } from '#shared/narration.ts'
import type { Story } from '#shared/story.ts'
import { ApiError, serverMessage } from '../../api/api-error.ts'
import { findCachedNarration, keepNarration } from './audio-cache.ts'
import { keepWhenWhole } from './keep-story.ts'
import { askForNarration, closeSound, fetchTimings, openSound, type NarrationSource } from './narration-source.ts'

/** While a narration is still being made its timings grow; this is how often the page asks for the new ones. */
const POLL_MS = 700
/** How often it asks in vain before it leaves the voice without marks. */
const MOST_MISSES = 20

export interface LoadedNarration {
  src: string
  durationSec: number
  timings: NarrationTimings
}

export type NarrationState = { phase: 'loading' } | { phase: 'ready'; narration: LoadedNarration } | NarrationFailure

/**
 * `message` is what to tell the parent, who may choose the built-in voice where only the other one is away (`silent`), or
 * has read as much today as the operator lets it (`spent`).
 */
export interface NarrationFailure {
  phase: 'failed'
  message: string
  voice: 'silent' | 'spent' | null
}

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
 * played while it is still being made. Another `attempt` asks anew after a failure. What is heard in the built-in voice
 * because the other was away is not kept on the device: tomorrow the story has its own voice again. While `isHeldBack`
 * nothing is asked for, because the text is being changed.
 */
export function useNarration(
  story: Story | null,
  attempt: number,
  { isBuiltIn = false, isHeldBack = false }: { isBuiltIn?: boolean; isHeldBack?: boolean } = {}
): NarrationState {
  const [found, setFound] = useState<{ question: string; state: NarrationState } | null>(null)
  const id = story?.id ?? null
  const voice = story?.narratorVoice ?? 'emma'
  // A text in which a part was said differently is spoken anew.
  const text = story?.content ?? ''
  const question = `${attempt} ${id} ${voice} ${isBuiltIn} ${text}`
  // A star that is given meanwhile counts, and asks for nothing anew.
  const latest = useRef(story)
  useEffect(() => {
    latest.current = story
  })

  useEffect(() => {
    const asked = latest.current
    if (id === null || asked === null || isHeldBack) return undefined
    const stop = new AbortController()
    const answer = (state: NarrationState) => !stop.signal.aborted && setFound({ question, state })
    let opened: string | null = null
    void open(asked)
    return () => {
      stop.abort()
      if (opened !== null) closeSound(opened)
    }

    async function open(wanted: Story) {
      const cached = await findCachedNarration(wanted)
      if (stop.signal.aborted) {
        if (cached !== null) closeSound(cached.objectUrl)
        return
      }
      if (cached !== null) {
        opened = cached.objectUrl
        return answer({ phase: 'ready', narration: { ...cached, src: cached.objectUrl } })
      }
      let source: NarrationSource | null = null
      try {
        source = await askForNarration(wanted, stop.signal, isBuiltIn)
        const { audioUrl, durationSec } = source
        const src = await openSound(audioUrl, stop.signal)
        opened = src
        if (stop.signal.aborted) closeSound(src)
        const narration = { src, durationSec, timings: { ...NO_TIMINGS, durationSec } }
        answer({ phase: 'ready', narration })
        await followTimings(source, narration, wanted)
      } catch (error) {
        if (stop.signal.aborted)
          return source === null || isBuiltIn || !isAsItWas(wanted)
            ? undefined
            : keepWhenWhole(starred(wanted), source, () => isAsItWas(wanted))
        console.info('The narration could not be fetched', error)
        answer(failureOf(error))
      }
    }

    /** The voice does not need its marks: when they cannot be had, the story is heard without them. */
    async function followTimings(source: NarrationSource, narration: LoadedNarration, wanted: Story) {
      for (let misses = 0; misses < MOST_MISSES && !stop.signal.aborted;) {
        const timings = await fetchTimings(source, stop.signal)
        if (timings === null) misses += 1
        else {
          answer({ phase: 'ready', narration: { ...narration, timings } })
          if (timings.complete && isBuiltIn) return
          if (timings.complete) return await keepNarration(starred(wanted), { ...source, timings })
        }
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
      // Made and left before it was spoken to its end: it is among the last ten all the same.
      if (stop.signal.aborted && !isBuiltIn && isAsItWas(wanted))
        await keepWhenWhole(starred(wanted), source, () => isAsItWas(wanted))
    }

    function isAsItWas(wanted: Story): boolean {
      return latest.current?.id !== wanted.id || latest.current.content === wanted.content
    }

    function starred(wanted: Story): Story {
      return latest.current?.id === wanted.id ? latest.current : wanted
    }
  }, [id, isBuiltIn, isHeldBack, question])

  return found?.question === question && !isHeldBack ? found.state : LOADING
}

export function failureOf(error: unknown): NarrationFailure {
  return { phase: 'failed', message: reason(error), voice: voiceFailure(error) }
}

function voiceFailure(error: unknown): NarrationFailure['voice'] {
  const code = error instanceof ApiError ? error.failure?.code : undefined
  return code === 'voice_away' ? 'silent' : code === 'voice_spent' ? 'spent' : null
}

/** §8; a lapsed plan, a full hour or a voice that is away in the server's own words. */
function reason(error: unknown): string {
  const explains =
    error instanceof ApiError && (error.status === 402 || error.status === 429 || voiceFailure(error) !== null)
  return (explains ? serverMessage(error) : null) ?? 'Could not generate audio for this story. Please try again.'
}
