import { Pencil, Trash2 } from 'lucide-react'

import type { FamilyMember } from '#shared/family-member.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Medallion } from '../../ui/medallion.tsx'
import { AvatarPicture } from './avatar-picture.tsx'

interface MemberCardProps {
  member: FamilyMember
  /** Guests are not edited, only sent home (§2). */
  onEdit?: () => void
  onDelete: () => void
}

export function MemberCard({ member, onEdit, onDelete }: MemberCardProps) {
  return (
    <li className="panel flex items-center gap-3 p-3.5 max-[360px]:flex-wrap sm:gap-4 sm:p-4">
      <Medallion size={64}>
        <AvatarPicture id={member.avatar} size={42} decorative={false} />
      </Medallion>
      <div className="min-w-0 flex-1">
        {/* Room for what hangs below the line: many scripts reach lower than ours. */}
        <h2 className="-mb-1 truncate pb-1 text-[20px] leading-[1.4]">
          <bdi>{member.name}</bdi>
        </h2>
        <p className="text-[16px] leading-snug wrap-anywhere text-text2">
          <bdi>{member.relationship}</bdi>, {member.age}
          {[...member.hobbies, ...member.characterTraits].length > 0 && (
            <span className="line-clamp-2 text-[15px]">
              <bdi>{[...member.hobbies, ...member.characterTraits].join(', ')}</bdi>
            </span>
          )}
        </p>
      </div>
      <div className="flex gap-1 max-[360px]:w-full max-[360px]:justify-end sm:gap-2">
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
