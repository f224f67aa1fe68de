import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { toast } from '../../../ui/toast/toast-store.ts'
import { spanAt, timeOf } from '../timeline.ts'
import { failureOf, NO_TIMINGS, type LoadedNarration, type NarrationFailure } from '../use-narration.ts'
import type { Player } from '../use-player.ts'
import { createGrowingReader, type GrowingReader, type GrowingText } from './growing-reader.ts'
import { offsetsOf } from './growing-timeline.ts'
import { openPart } from './part-sound.ts'
import { silence } from './silence.ts'

/**
 * A story that is heard while it is being written. Another draft, voice or attempt is another reading; of the same draft it
 * goes on with the paragraph in which the one before has stopped.
 */
export interface GrowingStory {
  draft: string
  isBuiltIn: boolean
  attempt: number
  text: GrowingText
  /** The recording of the whole story, as soon as there is one. */
  whole: LoadedNarration | null
  /** That recording takes over, from this second on. */
  onLeave: (second: number, isPlaying: boolean) => void
  onState: (state: GrowingState) => void
}

/** Before anything was asked for it is as ready as when there is something to be heard. */
export type GrowingState = { phase: 'ready' } | { phase: 'loading' } | NarrationFailure

export const READY: GrowingState = { phase: 'ready' }
const LOADING: GrowingState = { phase: 'loading' }
const STILL = { playing: false, waiting: false, position: 0, total: 0, timings: NO_TIMINGS }

/**
 * Plays a story part by part while it is being written: the same controls as the recording's player, whose element,
 * loudness and sleep timer it shares. `onAsleep` is called when the voice has fallen silent by itself.
 */
export function useGrowingPlayer(story: GrowingStory | null, recording: Player, onAsleep: () => void): Player {
  const { audio, volume, volumeWorks, gain, fade, setFade } = recording
  const reader = useRef<GrowingReader | null>(null)
  const [shown, setShown] = useState(STILL)
  const [finished, setFinished] = useState(false)
  const latest = useRef({ story, volume, volumeWorks, gain, fade, setFade, onAsleep })
  useLayoutEffect(() => {
    latest.current = { story, volume, volumeWorks, gain, fade, setFade, onAsleep }
  })
  const lastPlace = useRef<{ draft: string; paragraph: number } | null>(null)
  const reading = story === null ? null : `${story.draft} ${story.isBuiltIn} ${story.attempt}`

  // As the recording's own: what the element had of the one is taken from it before it is given the other.
  useLayoutEffect(() => {
    const element = audio.current
    const { story: begun } = latest.current
    if (reading === null || begun === null || element === null) return undefined
    const { draft, isBuiltIn } = begun
    let lastSentence: number | null = null
    let hasLeft = false
    const mine = createGrowingReader({
      audio: element,
      text: begun.text,
      from: lastPlace.current?.draft === draft ? lastPlace.current.paragraph : 0,
      silence: silence(),
      open: (index, onTimings, signal) => openPart({ draft, index, isBuiltIn }, onTimings, signal),
      isHushed(timings, now) {
        const level = latest.current.gain()
        if (latest.current.fade !== 'off') element.volume = (latest.current.volume / 100) * level
        if (level > 0) return false
        if (latest.current.volumeWorks || timings.sentences.length === 0) return true
        // Where a page cannot make the voice sink, it at least finishes its sentence.
        const sentence = spanAt(timings.sentences, now)
        lastSentence ??= sentence
        return sentence !== lastSentence
      },
      onChange: () => {
        setShown({
          playing: mine.isPlaying(),
          waiting: mine.isWaiting(),
          position: mine.now(),
          total: mine.total(),
          timings: mine.timings()
        })
        // More of the story is no reason to believe that the voice is back.
        if (!mine.hasFailed()) latest.current.story?.onState(!mine.hasBegun() && mine.isPlaying() ? LOADING : READY)
      },
      onEnd: (isWhole) => {
        setFinished(isWhole)
        lastSentence = null
        latest.current.setFade('off')
        latest.current.onAsleep()
      },
      onRefused: (error, by) => {
        const isHeldBack = error instanceof DOMException && error.name === 'NotAllowedError'
        // Play that began by itself waits for a tap without a word.
        if (by === 'itself' && isHeldBack) return
        toast({ kind: 'error', title: 'Playback Error', description: 'Could not play audio. Please try again.' })
      },
      onFailed: (error) => {
        console.info('A part of the story could not be read aloud', error)
        latest.current.story?.onState(failureOf(error))
      },
      onLeave: (second, isPlaying) => {
        hasLeft = true
        latest.current.story?.onLeave(second, isPlaying)
      }
    })
    reader.current = mine
    setShown(STILL)
    setFinished(false)
    return () => {
      reader.current = null
      lastPlace.current = { draft, paragraph: mine.paragraph() }
      if (hasLeft) return
      mine.close()
      element.removeAttribute('src')
      element.load()
    }
  }, [audio, reading])

  const text = story?.text
  useEffect(() => {
    if (text !== undefined) reader.current?.tell(text)
  }, [text])

  const whole = story?.whole ?? null
  useEffect(() => {
    if (whole === null || text === undefined || !text.isWhole || !whole.timings.complete) return
    const offsets = offsetsOf(text.paragraphs)
    reader.current?.offerWhole((paragraph) => timeOf(whole.timings, offsets[paragraph] ?? Infinity))
  }, [text, whole])

  const begin = useCallback((by: 'hand' | 'itself') => {
    setFinished(false)
    // A timer that ran out during a pause has done its work.
    if (latest.current.gain() === 0) latest.current.setFade('off')
    reader.current?.play(by)
  }, [])

  return {
    ...recording,
    playing: shown.playing,
    isWaiting: shown.waiting,
    isGrowing: true,
    timings: shown.timings,
    position: shown.position,
    total: shown.total,
    finished,
    now: useCallback(() => reader.current?.now() ?? 0, []),
    isPaused: useCallback(() => reader.current?.isPlaying() !== true, []),
    play: useCallback(() => begin('hand'), [begin]),
    autoplay: useCallback(() => begin('itself'), [begin]),
    pause: useCallback(() => reader.current?.pause(), []),
    stop: useCallback(() => reader.current?.stop(), []),
    seek: useCallback((seconds: number) => {
      setFinished(false)
      reader.current?.seek(seconds)
    }, [])
  }
}
