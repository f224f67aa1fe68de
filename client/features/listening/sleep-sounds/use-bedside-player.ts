import { useCallback, useEffect, useMemo, useRef } from 'react'

import type { LoadedNarration } from '../use-narration.ts'
import { usePlayer, type Player } from '../use-player.ts'
import { makeSound } from './use-prepared-sound.ts'
import { useSleepSound, type SleepSound } from './use-sleep-sound.ts'

/** The story's player and what is heard after it: a touch of the story's own controls ends the other sound. */
export function useBedsidePlayer(
  narration: LoadedNarration | null,
  onAsleep: () => void,
  make = makeSound
): { player: Player; sleepSound: SleepSound } {
  const begin = useRef(() => {})
  const story = usePlayer(
    narration,
    useCallback(() => {
      begin.current()
      onAsleep()
    }, [onAsleep])
  )
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
