import { Timer } from 'lucide-react'
import * as DropdownMenu from 'radix-ui/dropdown-menu'

import { FADE_CHOICES, FADE_LABELS, type FadeChoice } from './fade-timer.ts'

/** When the voice should fall asleep. */
export function FadeMenu({ value, onChange }: { value: FadeChoice; onChange: (choice: FadeChoice) => void }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="flex min-h-16 min-w-18 flex-col items-center justify-center gap-1 justify-self-end rounded-control text-[15px] font-medium hover:bg-raised">
        <Timer aria-hidden="true" size={26} className={value === 'off' ? '' : 'text-ember'} />
        <span>{value === 'off' ? 'Fade' : `Fade ${FADE_LABELS[value].toLowerCase()}`}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        side="top"
        align="end"
        sideOffset={8}
        className="z-40 min-w-48 rounded-card bg-raised p-2 shadow-float"
      >
        <DropdownMenu.RadioGroup
          value={value}
          onValueChange={(next) => {
            const choice = FADE_CHOICES.find((option) => option === next)
            if (choice !== undefined) onChange(choice)
          }}
        >
          {FADE_CHOICES.map((choice) => (
            <DropdownMenu.RadioItem
              key={choice}
              value={choice}
              className="flex min-h-12 cursor-pointer items-center justify-between gap-4 rounded-xl px-4 font-medium outline-none data-highlighted:bg-ember data-highlighted:text-on-ember"
            >
              {FADE_LABELS[choice]}
              <DropdownMenu.ItemIndicator>✓</DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
