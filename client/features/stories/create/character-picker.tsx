import type { ReactNode } from 'react'

import type { FamilyMember } from '#shared/family-member.ts'
import { MAX_CHARACTERS } from '#shared/story.ts'
import { classNames } from '../../../lib/class-names.ts'
import { Medallion } from '../../../ui/medallion.tsx'

interface CharacterPickerProps {
  members: FamilyMember[]
  chosen: readonly string[]
  onToggle: (id: string) => void
  /** Draws a face; the pictures belong to the family feature. */
  face: (avatar: string, size: number) => ReactNode
}

/** Everybody who can be in a story; the grid scrolls when a family is large (§9). */
export function CharacterPicker({ members, chosen, onToggle, face }: CharacterPickerProps) {
  return (
    <fieldset>
      <legend className="flex w-full items-baseline justify-between gap-4 font-semibold">
        <span>Characters</span>
        <span className="font-normal text-text2 tabular-nums" aria-live="polite">
          {chosen.length} of {MAX_CHARACTERS}
        </span>
      </legend>
      <div className="-mx-2 mt-1 grid max-h-60 grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-x-1 gap-y-1 overflow-y-auto p-1 sm:mt-2 sm:max-h-96 sm:grid-cols-[repeat(auto-fill,minmax(88px,1fr))] sm:gap-y-2">
        {members.map((member) => {
          const isChosen = chosen.includes(member.id)
          return (
            <label
              key={member.id}
              className="relative flex cursor-pointer flex-col items-center gap-1.5 rounded-2xl px-1 py-1 sm:gap-2 sm:py-2"
            >
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() => onToggle(member.id)}
                aria-label={member.isGuest ? `${member.name}, guest` : member.name}
                className="absolute inset-0 z-1 cursor-pointer appearance-none rounded-2xl"
              />
              <Medallion size={64} chosen={isChosen}>
                {face(member.avatar, 40)}
              </Medallion>
              <span
                className={classNames(
                  'w-full text-center text-[15px] leading-tight font-medium wrap-anywhere',
                  isChosen ? 'text-text' : 'text-text2'
                )}
              >
                <bdi>{member.name}</bdi>
                {member.isGuest && <small className="block text-[14px] font-normal text-text2">guest</small>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
