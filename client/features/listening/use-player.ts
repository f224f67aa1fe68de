import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import type { NarrationTimings } from '#shared/narration.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { fadeEnd, fadeGain, type FadeChoice } from './fade-timer.ts'
import { spanAt } from './timeline.ts'
import { NO_TIMINGS, type LoadedNarration } from './use-narration.ts'

/** §9. */
const VOLUME_START = 80
/** The recording ends in a little silence; a story is over when the voice is. */
const AFTER_LAST_WORD_SEC = 0.4

export interface Player {
  /** The one sound element; it lives as long as the reader, so that a tap on a phone unlocks it once. */
  audio: RefObject<HTMLAudioElement | null>
  playing: boolean
  /** When words and sentences sound, as far as that is known. */
  timings: NarrationTimings
  /** Seconds, at this very moment; `position` follows it in steps. */
  now: () => number
  isPaused: () => boolean
  /** The story has been heard to its end and nothing was touched since. */
  finished: boolean
  /** Seconds. */
  position: number
  total: number
  /** The story is still being written: `total` is as much of it as can be heard so far. */
  isGrowing: boolean
  /** It would go on, and what comes next is not there yet. */
  isWaiting: boolean
  volume: number
  /** False where the device alone decides how loud it is. */
  volumeWorks: boolean
  fade: FadeChoice
  /** How loud the sleep timer lets it be now, 1 to 0. */
  gain: () => number
  play: () => void
  /** Plays without a press: a browser that wants a tap first has said nothing wrong then, and shows Play. */
  autoplay: () => void
  pause: () => void
  /** Back to the start, silent (§4). */
  stop: () => void
  seek: (seconds: number) => void
  setVolume: (volume: number) => void
  setFade: (choice: FadeChoice) => void
}

const isLeftBroken = () => false

/**
 * Plays a narration on one audio element (§4 "Audio"). `onAsleep` is called when the voice has fallen silent by itself,
 * at the end of the story or of its sleep timer. `onBroken` is told when a recording that is still being made breaks off
 * while it is heard, and answers whether it is asked for anew; else a parent is told that it cannot be played.
 */
export function usePlayer(
  narration: LoadedNarration | null,
  onAsleep: () => void,
  onBroken: () => boolean = isLeftBroken
): Player {
  const audio = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [finished, setFinished] = useState(false)
  const [position, setPosition] = useState(0)
  const [volume, setVolume] = useState(VOLUME_START)
  const [volumeWorks, setVolumeWorks] = useState(true)
  const [fade, setFadeChoice] = useState<FadeChoice>('off')
  const fadeEndMs = useRef<number | null>(null)
  /** Whether this is to be heard: a parent who only reads is not told about sound. */
  const asked = useRef(false)
  /** The last start was taken back: paused, stopped, or given another recording. */
  const interrupted = useRef(false)
  const src = narration?.src ?? null
  const timings = narration?.timings ?? NO_TIMINGS
  const { speechEnd, sentences, complete } = timings
  const total = speechEnd ?? narration?.durationSec ?? 0

  const setFade = useCallback((choice: FadeChoice) => {
    setFadeChoice(choice)
    fadeEndMs.current = fadeEnd(choice, Date.now())
  }, [])

  const begin = useCallback(
    (by: 'hand' | 'itself') => {
      const element = audio.current
      if (element === null) return
      setFinished(false)
      asked.current = true
      interrupted.current = false
      // A timer that ran out during a pause has done its work.
      if (fadeGain(fadeEndMs.current, Date.now()) === 0) setFade('off')
      if (element.error !== null) {
        // A new load begins at the start; the story goes on where the connection broke.
        const at = element.currentTime
        element.load()
        element.currentTime = at
      }
      element.play().catch((error: unknown) => {
        const name = error instanceof DOMException ? error.name : ''
        // Play that began by itself waits for a tap without a word; a start that Pause or another story cut off is no
        // failure, and a sound that cannot be played has its own event.
        if (by === 'itself' && (name === 'NotAllowedError' || name === 'AbortError')) return
        if (interrupted.current || Boolean(element.error)) return
        toast({ kind: 'error', title: 'Playback Error', description: 'Could not play audio. Please try again.' })
      })
    },
    [setFade]
  )

  const play = useCallback(() => begin('hand'), [begin])
  const autoplay = useCallback(() => begin('itself'), [begin])

  const pause = useCallback(() => {
    interrupted.current = true
    audio.current?.pause()
  }, [])

  const seek = useCallback((seconds: number) => {
    const element = audio.current
    if (element === null) return
    element.currentTime = Math.max(0, seconds)
    setPosition(Math.max(0, seconds))
    setFinished(false)
  }, [])

  const stop = useCallback(() => {
    asked.current = false
    pause()
    // Not with the element's own event, which comes later: at no moment does the start of the story seem to be played.
    setPlaying(false)
    seek(0)
  }, [pause, seek])

  // With the drawing that shows it can be played: a tap in between would play an element that has nothing yet, and what
  // it is given then silences it.
  useLayoutEffect(() => {
    const element = audio.current
    if (element === null || src === null) return undefined
    element.src = src
    setPosition(0)
    return () => {
      interrupted.current = true
      // An element that is gone would go on loading until it is cleared away.
      element.removeAttribute('src')
      element.load()
    }
  }, [src])

  useEffect(() => {
    const element = audio.current
    if (element === null) return
    element.volume = (volume / 100) * fadeGain(fadeEndMs.current, Date.now())
    setVolumeWorks(volume === 100 || element.volume !== 1)
  }, [volume, fade])

  useEffect(() => {
    const element = audio.current
    // Without a recording the element belongs to who plays what is still being written.
    if (element === null || src === null) return undefined
    let lastSentence: number | null = null
    const finish = () => {
      element.pause()
      element.currentTime = 0
      setPosition(0)
      setFinished(true)
      setFade('off')
      onAsleep()
    }
    const fallAsleep = () => {
      element.pause()
      setFade('off')
      onAsleep()
    }
    const handlers = {
      play: () => setPlaying(true),
      pause: () => setPlaying(false),
      ended: finish,
      error: () => {
        setPlaying(false)
        if (!asked.current) return
        if (!complete && element.currentTime > 0 && onBroken()) return
        toast({ kind: 'error', title: 'Audio Error', description: 'Failed to play audio. Please try again.' })
      },
      timeupdate: () => {
        setPosition(element.currentTime)
        if (element.paused) return
        if (speechEnd !== null && element.currentTime > speechEnd + AFTER_LAST_WORD_SEC) return finish()
        // Told by the sound itself, not by a timer: timers sleep when a phone is locked.
        const gain = fadeGain(fadeEndMs.current, Date.now())
        if (fadeEndMs.current !== null) element.volume = (volume / 100) * gain
        if (gain > 0) return
        if (volumeWorks || sentences.length === 0) return fallAsleep()
        // Where a page cannot make the voice sink, it at least finishes its sentence.
        const sentence = spanAt(sentences, element.currentTime)
        lastSentence ??= sentence
        if (sentence !== lastSentence) fallAsleep()
      }
    }
    for (const [event, handler] of Object.entries(handlers)) element.addEventListener(event, handler)
    return () => {
      for (const [event, handler] of Object.entries(handlers)) element.removeEventListener(event, handler)
    }
  }, [complete, onAsleep, onBroken, sentences, setFade, speechEnd, src, volume, volumeWorks])

  const now = useCallback(() => audio.current?.currentTime ?? 0, [])
  const isPaused = useCallback(() => audio.current?.paused !== false, [])
  const gain = useCallback(() => fadeGain(fadeEndMs.current, Date.now()), [])

  return {
    audio,
    playing,
    timings,
    now,
    isPaused,
    finished,
    position,
    total,
    isGrowing: false,
    isWaiting: false,
    volume,
    volumeWorks,
    fade,
    gain,
    play,
    autoplay,
    pause,
    stop,
    seek,
    setVolume,
    setFade
  }
}
