import { useState } from 'react'

import { VOICE_DESCRIPTIONS, type NarratorVoice } from '#shared/narration.ts'
import { useDeviceVoiceChoice } from '../device-voice/device-voice-choice.ts'
import type { DeviceVoice } from '../device-voice/device-voices.ts'
import { useDeviceVoices } from '../device-voice/use-device-voices.ts'

export interface StoryVoice {
  /** Who reads, and how. */
  name: string
  manner: string
  /** The voice of this device that reads; null where the story's own does. */
  device: DeviceVoice | null
  /** Whether the voice that was chosen may still come: until then no voice reads. */
  isAwaited: boolean
  /** Name of a voice that was chosen on this device and is there no more. */
  missing: string | null
  /** All that this device offers. */
  offered: readonly DeviceVoice[]
  /** From now on, on this device. Null gives the story its own voice back. */
  choose: (voice: DeviceVoice | null) => void
  /** For this story only the story's own voice reads. */
  leave: () => void
}

/** Who reads a story here: the voice that this device was told to use, or the one that the story was made with. */
export function useStoryVoice(narratorVoice: NarratorVoice): StoryVoice {
  const { voices, isSettled } = useDeviceVoices()
  const [choice, store] = useDeviceVoiceChoice()
  const [isLeft, setLeft] = useState(false)
  const wanted = isLeft ? null : choice
  const device = voices.find(({ id }) => id === wanted?.id) ?? null
  return {
    ...(device === null
      ? VOICE_DESCRIPTIONS[narratorVoice]
      : { name: device.name, manner: device.isLocal ? 'on this device' : 'over the internet' }),
    device,
    isAwaited: wanted !== null && device === null && !isSettled,
    missing: wanted !== null && device === null && isSettled ? wanted.name : null,
    offered: voices,
    choose(voice) {
      setLeft(false)
      store(voice)
    },
    leave: () => setLeft(true)
  }
}
