import { Star } from 'lucide-react'

import { IconButton } from '../../ui/icon-button.tsx'

/** The favorite toggle of reader and player; a story that is still arriving cannot be one yet. */
export function FavoriteButton({
  isFavorite,
  disabled = false,
  onToggle
}: {
  isFavorite: boolean
  disabled?: boolean
  onToggle: () => void
}) {
  return (
    <IconButton
      label={isFavorite ? 'Remove from favorites' : 'Add to favorites'}
      aria-pressed={isFavorite}
      disabled={disabled}
      onClick={onToggle}
    >
      <Star aria-hidden="true" size={24} fill={isFavorite ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
