import { Timer } from 'lucide-react'
import * as DropdownMenu from 'radix-ui/dropdown-menu'
import { useId, type ReactNode } from 'react'

import { FADE_CHOICES, FADE_LABELS, type FadeChoice } from '../../listening/fade-timer.ts'
import {
  SLEEP_SOUND_CHOICES,
  SLEEP_SOUND_LABELS,
  SLEEP_SOUND_MINUTES,
  type SleepSoundChoice
} from '../../listening/sleep-sounds/sleep-sound.ts'

interface FadeMenuProps {
  value: FadeChoice
  onChange: (choice: FadeChoice) => void
  afterwards: SleepSoundChoice
  onAfterwards: (choice: SleepSoundChoice) => void
}

/** When the voice should fall asleep, and what is heard when it has: both are looked for under one word. */
export function FadeMenu({ value, onChange, afterwards, onAfterwards }: FadeMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="flex min-h-16 min-w-18 flex-col items-center justify-center gap-1 justify-self-end rounded-control text-[15px] font-medium hover:bg-raised">
        <Timer aria-hidden="true" size={26} className={value === 'off' ? '' : 'text-ember'} />
        <span>
          {value === 'off' ? 'Sleep' : `Fade ${FADE_LABELS[value].toLowerCase()}`}{' '}
          <span className="sr-only">timer and sounds</span>
          {afterwards !== 'silence' && (
            <small className="block text-[14px] text-text2">then {SLEEP_SOUND_LABELS[afterwards].toLowerCase()}</small>
          )}
        </span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        side="top"
        align="end"
        sideOffset={8}
        collisionPadding={8}
        // Side by side: a thumb reaches both without scrolling.
        className="z-40 grid max-h-(--radix-dropdown-menu-content-available-height) w-[min(324px,calc(100vw-16px))] grid-cols-2 gap-x-1 overflow-y-auto rounded-card bg-raised p-2 shadow-float"
      >
        <Choices
          title="Fade"
          note="The voice sinks and stops"
          choices={FADE_CHOICES}
          labels={FADE_LABELS}
          value={value}
          onChange={onChange}
        />
        <Choices
          title="Afterwards"
          note={`Softly, for ${SLEEP_SOUND_MINUTES} minutes`}
          choices={SLEEP_SOUND_CHOICES}
          labels={SLEEP_SOUND_LABELS}
          value={afterwards}
          onChange={onAfterwards}
        />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

interface ChoicesProps<Choice extends string> {
  title: string
  note: ReactNode
  choices: readonly Choice[]
  labels: Record<Choice, string>
  value: Choice
  onChange: (choice: Choice) => void
}

function Choices<Choice extends string>({ title, note, choices, labels, value, onChange }: ChoicesProps<Choice>) {
  const id = useId()
  return (
    <DropdownMenu.RadioGroup
      aria-labelledby={id}
      aria-describedby={`${id}-note`}
      value={value}
      onValueChange={(next) => {
        const choice = choices.find((option) => option === next)
        if (choice !== undefined) onChange(choice)
      }}
    >
      <div className="min-h-19 px-2.5 pt-2 leading-snug squat:min-h-0">
        <DropdownMenu.Label id={id} className="font-semibold">
          {title}
        </DropdownMenu.Label>
        <p id={`${id}-note`} className="text-[15px] text-text2 squat:hidden">
          {note}
        </p>
      </div>
      {choices.map((choice) => (
        <DropdownMenu.RadioItem
          key={choice}
          value={choice}
          className="flex min-h-12 cursor-pointer items-center justify-between gap-2 rounded-xl px-2.5 leading-tight font-medium outline-none data-highlighted:bg-ember data-highlighted:text-on-ember"
        >
          {labels[choice]}
          <DropdownMenu.ItemIndicator>✓</DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}
