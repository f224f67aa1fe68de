import { Pencil, Trash2 } from 'lucide-react'

import type { FamilyMember } from '#shared/family-member.ts'

import { Medallion } from '../../ui/medallion.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AvatarPicture } from './avatar-picture.tsx'

interface MemberCardProps {
  member: FamilyMember
  /** Guests are not edited, only sent home (§2). */
  onEdit?: () => void
  onDelete: () => void
}

export function MemberCard({ member, onEdit, onDelete }: MemberCardProps) {
  return (
    <li className="panel flex items-center gap-4 p-4">
      <Medallion size={64}>
        <AvatarPicture id={member.avatar} size={42} decorative={false} />
      </Medallion>
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-[20px]">
          <bdi>{member.name}</bdi>
        </h3>
        <p className="text-[16px] leading-snug text-text2">
          <bdi>{member.relationship}</bdi>, {member.age}
          {[...member.hobbies, ...member.characterTraits].length > 0 && (
            <span className="line-clamp-2 text-[15px]">
              <bdi>{[...member.hobbies, ...member.characterTraits].join(', ')}</bdi>
            </span>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        {onEdit !== undefined && (
          <IconButton label={`Edit ${member.name}`} onClick={onEdit}>
            <Pencil aria-hidden="true" size={20} />
          </IconButton>
        )}
        <IconButton label={`Delete ${member.name}`} onClick={onDelete}>
          <Trash2 aria-hidden="true" size={20} />
        </IconButton>
      </div>
    </li>
  )
}
