import { useEffect, useRef, useState, type RefObject } from 'react'

import { revokeLater } from '../../../lib/revoke-later.ts'
import type { SleepSoundChoice, SleepSoundName } from './sleep-sound.ts'

/** Rejects when the sound is no longer wanted. */
export type MakeSound = (name: SleepSoundName, wanted: AbortSignal) => Promise<Blob>

/** What makes sounds is fetched by the first who wants one. */
export const makeSound: MakeSound = async (name, wanted) => (await import('./render-loop.ts')).makeLoop(name, wanted)

interface Wanted {
  audio: RefObject<HTMLAudioElement | null>
  wanted: SleepSoundChoice
  make: MakeSound
  onFailure: () => void
}

/**
 * Makes a sound and gives it to the element; answers the one that the element has. Silence makes nothing and takes
 * nothing away: what still sinks goes on.
 */
export function usePreparedSound({ audio, wanted, make, onFailure }: Wanted): SleepSoundName | null {
  const [prepared, setPrepared] = useState<SleepSoundName | null>(null)
  const url = useRef<string | null>(null)

  useEffect(() => {
    const element = audio.current
    if (element === null || wanted === 'silence' || wanted === prepared) return undefined
    const abort = new AbortController()
    const prepare = async () => {
      const loop = await make(wanted, abort.signal)
      if (abort.signal.aborted) return
      if (url.current !== null) revokeLater(url.current)
      url.current = URL.createObjectURL(loop)
      element.src = url.current
      setPrepared(wanted)
    }
    prepare().catch((error: unknown) => {
      if (abort.signal.aborted) return
      console.info('The sleep sound could not be made', error)
      onFailure()
    })
    return () => abort.abort()
  }, [audio, make, onFailure, prepared, wanted])

  useEffect(() => {
    const element = audio.current
    return () => {
      if (url.current === null) return
      // An element that is gone would hold on to its sound until it is cleared away.
      element?.pause()
      element?.removeAttribute('src')
      element?.load()
      revokeLater(url.current)
    }
  }, [audio])

  return prepared
}
