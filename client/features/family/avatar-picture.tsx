import { useState } from 'react'

import { findAvatar } from '#shared/avatars.ts'

/** Where the build puts the pictures (see scripts/avatar-icons.mjs). */
const PICTURES = '/assets/avatars/v1'

/** A character's face. Should the picture not load, the device's own emoji stands in. */
export function AvatarPicture({ id, size, decorative = true }: { id: string; size: number; decorative?: boolean }) {
  const avatar = findAvatar(id)
  const [missing, setMissing] = useState(false)
  if (missing)
    return (
      <span
        style={{ fontSize: size * 0.8 }}
        {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': avatar.label })}
      >
        {avatar.emoji}
      </span>
    )
  return (
    <img
      src={`${PICTURES}/${avatar.icon}.svg`}
      alt={decorative ? '' : avatar.label}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setMissing(true)}
    />
  )
}
