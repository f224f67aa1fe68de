import { useCallback, useEffect, useMemo, useRef } from 'react'

import { useDevicePlayer, type DeviceReading } from '../device-voice/use-device-player.ts'
import type { Breakdown } from '../device-voice/utterance.ts'
import { useGrowingPlayer, type GrowingStory } from '../growing/use-growing-player.ts'
import type { LoadedNarration } from '../use-narration.ts'
import { usePlayer, type Player } from '../use-player.ts'
import { makeSound, type MakeSound } from './use-prepared-sound.ts'
import { useSleepSound, type SleepSound } from './use-sleep-sound.ts'

interface BedsideNeeds {
  narration: LoadedNarration | null
  /** The story in a voice of this device; null where the recording is played. */
  reading?: DeviceReading | null
  /** The story while it is still being written; null where the recording is played. */
  growing?: GrowingStory | null
  onAsleep: () => void
  /** The voice of this device has stopped before the end. */
  onBreakdown?: (kind: Breakdown) => void
  /** A recording that is still being made has broken off; answers whether it is asked for anew. */
  onBroken?: () => boolean
  make?: MakeSound
}

/** The story's player and what is heard after it: a touch of the story's own controls ends the other sound. */
export function useBedsidePlayer({
  narration,
  reading = null,
  growing = null,
  onAsleep,
  onBreakdown = () => undefined,
  onBroken,
  make = makeSound
}: BedsideNeeds): { player: Player; sleepSound: SleepSound } {
  const begin = useRef(() => {})
  const fallAsleep = useCallback(() => {
    begin.current()
    onAsleep()
  }, [onAsleep])
  const recording = usePlayer(narration, fallAsleep, onBroken)
  const device = useDevicePlayer(reading, recording, fallAsleep, onBreakdown)
  const part = useGrowingPlayer(growing, recording, fallAsleep)
  const story = reading !== null ? device : growing === null ? recording : part
  const sleepSound = useSleepSound(story, make)
  useEffect(() => {
    begin.current = sleepSound.begin
  })

  const { play, autoplay, pause, stop } = story
  const { end, unlock } = sleepSound
  const controls = useMemo(
    () => ({
      play: () => {
        end()
        unlock()
        play()
      },
      autoplay: () => {
        end()
        unlock()
        autoplay()
      },
      pause: () => {
        end()
        pause()
      },
      stop: () => {
        end()
        stop()
      }
    }),
    [autoplay, end, pause, play, stop, unlock]
  )
  return { player: { ...story, ...controls }, sleepSound }
}
