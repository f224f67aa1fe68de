import { useCallback, useEffect, useRef, useState } from 'react'

import { toast } from '../../../ui/toast/toast-store.ts'
import { createDeviceReader, type DeviceReader } from './device-reader.ts'
import type { DeviceVoice } from './device-voices.ts'
import { spokenParts } from './spoken-parts.ts'

export interface VoicePreview {
  /** Id of the voice that is heard. */
  heard: string | null
  /** Lets a voice introduce itself; the one that is heard falls silent. */
  toggle: (voice: DeviceVoice) => void
  stop: () => void
}

/** A device's voice says a line, so that a parent knows whom they are choosing. */
export function useVoicePreview(): VoicePreview {
  const [heard, setHeard] = useState<string | null>(null)
  const reader = useRef<DeviceReader | null>(null)
  const stop = useCallback(() => {
    reader.current?.close()
    reader.current = null
    setHeard(null)
  }, [])
  useEffect(() => () => reader.current?.close(), [])

  function toggle(voice: DeviceVoice) {
    stop()
    if (heard === voice.id) return
    reader.current = createDeviceReader({
      voice: voice.voice,
      parts: spokenParts('Hello. Shall I read to you tonight?', voice.isLocal),
      volume: () => 1,
      onChange: () => undefined,
      onEnd: stop,
      onBreakdown: (kind) => {
        stop()
        if (kind === 'interrupted') return
        toast({
          kind: 'error',
          title: `${voice.name} cannot be heard`,
          description: 'This device did not let the voice speak. Another one may.'
        })
      }
    })
    setHeard(voice.id)
    reader.current.play()
  }

  return { heard, toggle, stop }
}
