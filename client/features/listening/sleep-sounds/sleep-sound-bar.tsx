import { CloudMoon } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { SLEEP_SOUND_LABELS } from './sleep-sound.ts'
import type { SleepSound } from './use-sleep-sound.ts'

/** What is heard after the story, and the one button that ends it. Stands on the dock. */
export function SleepSoundBar({ sleepSound: { sounding, end } }: { sleepSound: SleepSound }) {
  if (sounding === null) return null
  const name = SLEEP_SOUND_LABELS[sounding]
  return (
    <div className="mt-2 mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 squat:mt-1">
      <p className="flex items-center gap-2.5 text-[17px] font-medium">
        <CloudMoon aria-hidden="true" size={24} className="shrink-0 text-ember" />
        {name} is playing
      </p>
      <Button
        size="large"
        className="grow"
        onClick={(event) => {
          // This button goes; the player's keys must not go with it.
          event.currentTarget.closest<HTMLElement>('[role=group]')?.focus({ preventScroll: true })
          end()
        }}
      >
        Stop {name}
      </Button>
    </div>
  )
}
