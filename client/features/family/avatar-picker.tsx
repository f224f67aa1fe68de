import { useState } from 'react'

import { AVATAR_CATEGORIES, AVATARS, findAvatar, type AvatarCategory } from '#shared/avatars.ts'
import { classNames } from '../../lib/class-names.ts'
import { Medallion } from '../../ui/medallion.tsx'
import { AvatarPicture } from './avatar-picture.tsx'

/** §2 "Family Manager": six categories, 16rem of faces to scroll, a check mark on the chosen one. */
export function AvatarPicker({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const chosen = findAvatar(value)
  const [category, setCategory] = useState<AvatarCategory>(chosen.category)
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Avatar</legend>
      <div className="flex flex-wrap gap-2" role="group" aria-label="Avatar categories">
        {AVATAR_CATEGORIES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === category}
            onClick={() => setCategory(name)}
            className={classNames(
              'min-h-12 rounded-full px-4 text-[16px] font-semibold shadow-rim',
              name === category ? 'bg-ember text-on-ember' : 'bg-raised text-text2 hover:text-text'
            )}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="radiogroup"
        aria-label={`${category} avatars`}
        className="mt-3 grid max-h-64 grid-cols-[repeat(auto-fill,minmax(64px,1fr))] gap-2 overflow-y-auto rounded-control bg-bg/60 p-3 shadow-rim"
      >
        {offered(category, chosen).map((avatar) => (
          <label
            key={avatar.id}
            title={avatar.label}
            className="relative grid cursor-pointer place-items-center rounded-2xl p-1"
          >
            <input
              type="radio"
              name="avatar"
              value={avatar.id}
              checked={avatar.id === chosen.id}
              onChange={() => onChange(avatar.id)}
              aria-label={avatar.label}
              className="absolute inset-0 z-1 cursor-pointer appearance-none rounded-2xl"
            />
            <Medallion size={56} chosen={avatar.id === chosen.id}>
              <AvatarPicture id={avatar.id} size={36} />
            </Medallion>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What was given by another client and is not on offer stands first, so that it can be seen to be chosen. */
function offered(category: AvatarCategory, chosen: ReturnType<typeof findAvatar>) {
  const all = AVATARS[category]
  return chosen.category !== category || all.some(({ id }) => id === chosen.id) ? all : [chosen, ...all]
}
