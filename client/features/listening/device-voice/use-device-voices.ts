import { useEffect, useState } from 'react'

import { goodVoices, inOrder, type DeviceVoice } from './device-voices.ts'

export interface DeviceVoices {
  voices: readonly DeviceVoice[]
  /** Whether a voice that is not among them is no longer waited for. */
  isSettled: boolean
}

/** Some browsers tell that their voices have come, some do not; those that have any have them by the last of these. */
const LOOK_AFTER_MS = [100, 400, 1000, 2500]

/** This device's good voices. Most browsers answer none at first and have them a moment later. */
export function useDeviceVoices(): DeviceVoices {
  const [found, setFound] = useState<DeviceVoices>(() => ({ voices: readVoices(), isSettled: speech() === null }))

  useEffect(() => {
    const synth = speech()
    if (synth === null) return undefined
    const look = (isLast: boolean) =>
      setFound(({ voices: before, isSettled }) => {
        // One that goes again while a story is read is still the one that reads it.
        const known = new Map(before.map((voice) => [voice.id, voice]))
        const come = readVoices().filter(({ id }) => !known.has(id))
        return { voices: come.length === 0 ? before : inOrder([...before, ...come]), isSettled: isSettled || isLast }
      })
    const last = LOOK_AFTER_MS.length - 1
    const timers = LOOK_AFTER_MS.map((ms, i) => setTimeout(() => look(i === last), ms))
    const changed = () => look(false)
    // Safari's was no event target for years.
    if ('addEventListener' in synth) synth.addEventListener('voiceschanged', changed)
    look(false)
    return () => {
      for (const timer of timers) clearTimeout(timer)
      if ('removeEventListener' in synth) synth.removeEventListener('voiceschanged', changed)
    }
  }, [])

  return found
}

function readVoices(): DeviceVoice[] {
  return goodVoices(speech()?.getVoices() ?? [])
}

/** The browser's own speech; null where it has none. */
function speech(): SpeechSynthesis | null {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : null
}
