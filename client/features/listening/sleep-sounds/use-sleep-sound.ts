import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

import { loudnessAt, type SoundTimes } from './loudness.ts'
import { useSleepSoundChoice, type SleepSoundChoice, type SleepSoundName } from './sleep-sound.ts'
import { usePreparedSound, type MakeSound } from './use-prepared-sound.ts'

export interface SleepSound {
  /** Its own element: an element goes on under a locked screen. */
  audio: RefObject<HTMLAudioElement | null>
  choice: SleepSoundChoice
  setChoice: (choice: SleepSoundChoice) => void
  /** What is to be heard now. */
  sounding: SleepSoundName | null
  /** Plays a sound at once, inside of a tap, and remembers it. */
  playNow: (name: SleepSoundName) => void
  /** The voice has fallen silent by itself. */
  begin: () => void
  end: () => void
  /** Inside of a tap: phones let an element sound later only if a finger has played it once. */
  unlock: () => void
}

interface Story {
  playing: boolean
  /** 0 to 100, for the voice and for what follows it. */
  volume: number
}

/**
 * The sound that follows a story: prepared once the story is heard, begun with `begin`, over after half an hour. `onFinish`
 * is called whenever none is to be heard any longer, also when it could not be made or played.
 */
export function useSleepSound({ playing, volume }: Story, make: MakeSound, onFinish?: () => void): SleepSound {
  const audio = useRef<HTMLAudioElement>(null)
  const [choice, store] = useSleepSoundChoice()
  const [isNeeded, setNeeded] = useState(false)
  const [sounding, setSounding] = useState<SleepSoundName | null>(null)
  /** While one is to be heard, waits for its samples, or sinks. */
  const times = useRef<SoundTimes | null>(null)
  const loudest = useRef(1)
  const isUnlocked = useRef(false)
  /** The pause that unlocks the element is still to be told of. */
  const isOwnPause = useRef(false)

  const finish = useCallback(() => {
    times.current = null
    setSounding(null)
    audio.current?.pause()
    onFinish?.()
  }, [onFinish])
  const prepared = usePreparedSound({ audio, wanted: isNeeded ? choice : 'silence', make, onFailure: finish })

  useEffect(() => {
    if (playing) setNeeded(true)
  }, [playing])

  const follow = useCallback(() => {
    const element = audio.current
    if (element === null || times.current === null || element.paused) return
    const loudness = loudnessAt(times.current, Date.now())
    if (loudness === null) finish()
    else element.volume = loudness * loudest.current
  }, [finish])

  useEffect(() => {
    loudest.current = volume / 100
    follow()
  }, [follow, volume])

  const start = useCallback(() => {
    const element = audio.current
    if (element === null) return
    const mine = { beganMs: Date.now(), toldMs: null }
    times.current = mine
    element.currentTime = 0
    element.volume = 0
    // A browser that wants a finger first has a silent evening, which is nothing to wake a child for.
    element.play().catch((error: unknown) => {
      console.info('The sleep sound does not play', error)
      if (times.current === mine) finish()
    })
  }, [finish])

  const begin = useCallback(() => {
    if (choice === 'silence') return
    if (prepared === choice) return start()
    // It may still be on its way: then it begins when it is there.
    times.current = { beganMs: Date.now(), toldMs: null }
    setNeeded(true)
  }, [choice, prepared, start])

  const end = useCallback(() => {
    const element = audio.current
    if (element === null || times.current === null) return
    setSounding(null)
    // Where the device alone decides how loud it is, there is nothing to sink.
    if (element.paused || !canSet(element)) return finish()
    times.current.toldMs ??= Date.now()
    const sink = () => {
      follow()
      // Smoother than the sound's own steps; under a locked screen they must do.
      if (typeof times.current?.toldMs === 'number') requestAnimationFrame(sink)
    }
    sink()
  }, [finish, follow])

  useEffect(() => {
    const element = audio.current
    if (element === null) return undefined
    const handlers = {
      // Told by the sound itself, not by a timer: timers sleep when a phone is locked.
      timeupdate: follow,
      playing: () => {
        if (times.current?.toldMs === null) setSounding(prepared)
      },
      // Whatever else has paused it, a call that comes in or a headset, has ended it.
      pause: () => {
        const isOwn = isOwnPause.current
        isOwnPause.current = false
        if (!isOwn && element.paused && times.current !== null) finish()
      },
      error: finish
    }
    for (const [event, handler] of Object.entries(handlers)) element.addEventListener(event, handler)
    return () => {
      for (const [event, handler] of Object.entries(handlers)) element.removeEventListener(event, handler)
    }
  }, [finish, follow, prepared])

  // After the listeners: they hear its first moment.
  useEffect(() => {
    if (prepared !== null && times.current?.toldMs === null) start()
  }, [prepared, start])

  const touch = useCallback(() => {
    const element = audio.current
    if (element === null || isUnlocked.current || times.current !== null) return
    isUnlocked.current = true
    element.play().catch((error: unknown) => {
      const name = error instanceof DOMException ? error.name : ''
      // Paused before it began, as was meant; or not allowed, and the night stays silent.
      if (name !== 'AbortError' && name !== 'NotAllowedError') throw error
    })
    // The browser tells of it later, when a sound may already be on its way.
    isOwnPause.current = !element.paused
    element.pause()
  }, [])

  const setChoice = useCallback(
    (next: SleepSoundChoice) => {
      store(next)
      if (next === 'silence') return end()
      setNeeded(true)
      touch()
    },
    [end, store, touch]
  )
  const playNow = useCallback(
    (name: SleepSoundName) => {
      store(name)
      setNeeded(true)
      if (prepared === name) return start()
      touch()
      // It begins when it has been made; what sounded before is let go.
      setSounding(null)
      times.current = { beganMs: Date.now(), toldMs: null }
    },
    [prepared, start, store, touch]
  )
  const unlock = useCallback(() => {
    if (choice !== 'silence') touch()
  }, [choice, touch])

  return { audio, choice, setChoice, sounding, playNow, begin, end, unlock }
}

/** A phone that keeps its loudness to itself always answers 1. */
function canSet(element: HTMLAudioElement): boolean {
  const before = element.volume
  element.volume = before / 2
  const isSet = before === 0 || element.volume !== before
  element.volume = before
  return isSet
}
