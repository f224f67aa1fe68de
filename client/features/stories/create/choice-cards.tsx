import type { ReactNode } from 'react'

import { classNames } from '../../../lib/class-names.ts'

interface Choice<Id extends string> {
  id: Id
  name: string
  note: string
  art?: (chosen: boolean) => ReactNode
}

interface ChoiceCardsProps<Id extends string> {
  legend: string
  name: string
  choices: readonly Choice<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** Three cards of which one is in the light; a radio group underneath. */
export function ChoiceCards<Id extends string>({ legend, name, choices, value, onChange }: ChoiceCardsProps<Id>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-2.5 grid grid-cols-3 gap-2.5 sm:gap-3.5">
        {choices.map((choice) => {
          const chosen = choice.id === value
          return (
            <label
              key={choice.id}
              className={classNames(
                'panel relative flex cursor-pointer flex-col items-center justify-end overflow-hidden px-1.5 py-3 text-center transition-shadow duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ember',
                chosen ? 'shadow-[0_0_0_3px_var(--ember)]' : 'hover:bg-raised',
                chosen && choice.art !== undefined && 'bg-[color-mix(in_srgb,var(--ember)_14%,var(--surface))]'
              )}
            >
              <input
                type="radio"
                name={name}
                value={choice.id}
                checked={chosen}
                onChange={() => onChange(choice.id)}
                aria-label={`${choice.name}, ${choice.note}`}
                className="absolute inset-0 z-1 cursor-pointer appearance-none outline-none"
              />
              {choice.art?.(chosen)}
              <span className="text-[16px] leading-tight font-semibold">
                {choice.name}
                <small className="mt-0.5 block text-[15px] leading-tight font-normal text-text2">{choice.note}</small>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
