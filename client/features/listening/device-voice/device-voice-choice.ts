import * as z from 'zod/mini'

import { useStoredValue } from '../../../lib/use-stored-value.ts'
import type { DeviceVoice } from './device-voices.ts'

const schema = z.object({
  id: z.string(),
  /** Says who is missing when the device has the voice no more. */
  name: z.string(),
  isLocal: z.boolean()
})
export type DeviceVoiceChoice = z.infer<typeof schema>

/** Which of this device's voices reads on it, if any. Another device has others; goes with the rest at sign-out. */
export function useDeviceVoiceChoice(): [DeviceVoiceChoice | null, (voice: DeviceVoice | null) => void] {
  const [stored, store] = useStoredValue('talewick.deviceVoice')
  return [
    parse(stored),
    (voice) =>
      void store(voice === null ? null : JSON.stringify({ id: voice.id, name: voice.name, isLocal: voice.isLocal }))
  ]
}

function parse(text: string | null): DeviceVoiceChoice | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
