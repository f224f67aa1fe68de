import { useStoredValue } from '../../../lib/use-stored-value.ts'

/** What may be heard when the voice has fallen silent. */
export const SLEEP_SOUNDS = ['rain', 'sea', 'wind', 'hearth'] as const
export type SleepSoundName = (typeof SLEEP_SOUNDS)[number]

export const SLEEP_SOUND_CHOICES = ['silence', ...SLEEP_SOUNDS] as const
export type SleepSoundChoice = (typeof SLEEP_SOUND_CHOICES)[number]

export const SLEEP_SOUND_LABELS: Record<SleepSoundChoice, string> = {
  silence: 'Silence',
  rain: 'Rain',
  sea: 'Sea',
  wind: 'Night wind',
  hearth: 'Hearth'
}

export const SLEEP_SOUND_MINUTES = 30

/** What this browser was told to play after a story. Goes with everything else at sign-out. */
export function useSleepSoundChoice(): [SleepSoundChoice, (choice: SleepSoundChoice) => void] {
  const [stored, store] = useStoredValue('talewick.sleepSound')
  return [
    SLEEP_SOUND_CHOICES.find((choice) => choice === stored) ?? 'silence',
    (choice) => void store(choice === 'silence' ? null : choice)
  ]
}
