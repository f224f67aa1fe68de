import { useCallback, useEffect, useRef, useState } from 'react'

import { whenIdle } from '../../lib/when-idle.ts'

/** The contract comes along with it, so it is fetched when the page is there. */
const fetchRecording = () => import('./welcome-recording.ts')

/** §4 "Landing intro audio": where the recording is, and what the player does with it. */
export type WelcomeRecording = 'absent' | 'loading' | 'ready' | 'failed'
export type WelcomePlayback = 'idle' | 'playing' | 'paused' | 'finished'

export interface WelcomePlayer {
  recording: WelcomeRecording
  playback: WelcomePlayback
  /** 0 to 100. */
  progress: number
  toggle: () => void
}

/** Loads the welcome once the page has nothing better to do, and plays it. `onFinish` hears of every complete hearing. */
export function useWelcomePlayer(onFinish: () => void): WelcomePlayer {
  const [recording, setRecording] = useState<WelcomeRecording>('absent')
  const [playback, setPlayback] = useState<WelcomePlayback>('idle')
  const [progress, setProgress] = useState(0)
  const audio = useRef<HTMLAudioElement>(null)
  const finish = useRef(onFinish)
  useEffect(() => {
    finish.current = onFinish
  })

  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const element = new Audio()
    audio.current = element
    element.preload = 'auto'
    const on = (event: string, listen: () => void) => element.addEventListener(event, listen, { signal })
    on('timeupdate', () => {
      if (element.duration > 0 && !element.ended && element.currentTime > 0)
        setProgress(Math.min(100, (element.currentTime / element.duration) * 100))
    })
    on('play', () => setPlayback('playing'))
    on('pause', () => !element.ended && setPlayback('paused'))
    on('ended', () => {
      setPlayback('finished')
      setProgress(100)
      element.currentTime = 0
      finish.current()
    })
    on('error', () => {
      // §8: silently back to the start; what would not play is fetched anew on the next visit.
      console.info('The welcome could not be played', element.error?.message)
      void fetchRecording().then(({ clearWelcome }) => clearWelcome(), noteFailure)
      setPlayback('idle')
      setProgress(0)
    })
    const cancel = whenIdle(() => {
      setRecording('loading')
      fetchRecording()
        .then(({ loadWelcome }) => loadWelcome(signal))
        .then((url) => {
          element.src = url
          setRecording('ready')
        })
        .catch((error: unknown) => {
          if (signal.aborted) return
          noteFailure(error)
          setRecording('failed')
        })
    })
    return () => {
      cancel()
      gone.abort()
      element.pause()
      element.removeAttribute('src')
    }
  }, [])

  const toggle = useCallback(() => {
    const element = audio.current
    if (element === null) return
    if (!element.paused) {
      element.pause()
      return
    }
    if (element.currentTime === 0) setProgress(0)
    element.play().catch((error: unknown) => {
      // A pause before the first sound ends the same promise; that is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      console.info('The welcome could not be played', error)
      element.currentTime = 0
      setPlayback('idle')
      setProgress(0)
    })
  }, [])

  return { recording, playback, progress, toggle }
}

function noteFailure(error: unknown): void {
  console.info('The welcome could not be fetched', error)
}
