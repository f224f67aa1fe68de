import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { NO_TIMINGS } from '../use-narration.ts'
import type { Player } from '../use-player.ts'
import { createDeviceReader, type DeviceReader } from './device-reader.ts'
import type { DeviceVoice } from './device-voices.ts'
import { spokenParts, type SoundsLike } from './spoken-parts.ts'
import type { Breakdown } from './utterance.ts'

/** A story, and the voice of this device that reads it. Another object is another reading. */
export interface DeviceReading {
  voice: DeviceVoice
  content: string
  soundsLike: SoundsLike
}

/** How often the slider follows the voice. */
const STEP_MS = 250

/**
 * Plays a story with a voice of the device: the same controls as the recording's player, whose loudness and sleep timer
 * it shares. `onAsleep` is called when the voice has fallen silent by itself, at the end of the story or of its timer;
 * `onBreakdown` when it has stopped for another reason, at the sentence where Play goes on.
 */
export function useDevicePlayer(
  reading: DeviceReading | null,
  recording: Player,
  onAsleep: () => void,
  onBreakdown: (kind: Breakdown) => void
): Player {
  const { volume, gain, setFade } = recording
  const reader = useRef<DeviceReader | null>(null)
  const [playing, setPlaying] = useState(false)
  const [finished, setFinished] = useState(false)
  const [position, setPosition] = useState(0)
  const [timings, setTimings] = useState(NO_TIMINGS)
  const begunBy = useRef<'hand' | 'itself'>('hand')
  const latest = useRef({ volume, gain, setFade, onAsleep, onBreakdown })
  useEffect(() => {
    latest.current = { volume, gain, setFade, onAsleep, onBreakdown }
  })

  const parts = useMemo(
    () => (reading === null ? [] : spokenParts(reading.content, reading.voice.isLocal, reading.soundsLike)),
    [reading]
  )
  useEffect(() => {
    if (reading === null || parts.length === 0) return undefined
    const mine = createDeviceReader({
      voice: reading.voice.voice,
      parts,
      volume: () => (latest.current.volume / 100) * latest.current.gain(),
      // The voice of a device cannot sink inside of a sentence: it sinks from one to the next, and then stays away.
      mayGoOn: () => latest.current.gain() > 0,
      onChange: () => {
        setPlaying(mine.isReading())
        setPosition(mine.now())
        setTimings(mine.timings())
      },
      onEnd: (isWhole) => {
        setFinished(isWhole)
        latest.current.setFade('off')
        latest.current.onAsleep()
      },
      onBreakdown: (kind) => {
        // Play that began by itself waits for a tap without a word.
        if (kind !== 'interrupted' && begunBy.current === 'itself' && mine.now() === 0) return
        latest.current.onBreakdown(kind)
      }
    })
    reader.current = mine
    setTimings(mine.timings())
    setPosition(0)
    setFinished(false)
    return () => {
      reader.current = null
      mine.close()
      setPlaying(false)
      setTimings(NO_TIMINGS)
    }
  }, [parts, reading])

  useEffect(() => {
    if (!playing) return undefined
    const timer = setInterval(() => setPosition(reader.current?.now() ?? 0), STEP_MS)
    return () => clearInterval(timer)
  }, [playing])

  const begin = useCallback((by: 'hand' | 'itself') => {
    begunBy.current = by
    setFinished(false)
    // A timer that ran out during a pause has done its work.
    if (latest.current.gain() === 0) latest.current.setFade('off')
    reader.current?.play()
  }, [])
  const play = useCallback(() => begin('hand'), [begin])
  const autoplay = useCallback(() => begin('itself'), [begin])
  const pause = useCallback(() => reader.current?.pause(), [])
  const seek = useCallback((seconds: number) => {
    setFinished(false)
    reader.current?.seek(seconds)
  }, [])
  const stop = useCallback(() => {
    pause()
    seek(0)
  }, [pause, seek])
  const now = useCallback(() => reader.current?.now() ?? 0, [])
  const isPaused = useCallback(() => reader.current?.isReading() !== true, [])

  return {
    ...recording,
    playing,
    timings,
    now,
    isPaused,
    finished,
    position,
    total: timings.speechEnd ?? 0,
    play,
    autoplay,
    pause,
    stop,
    seek
  }
}
