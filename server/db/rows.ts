import type { Selectable } from 'kysely'

import type { FamilyMember } from '#shared/family-member.ts'
import { readTextList } from './columns.ts'
import type { FamilyMembersTable, StoriesTable } from './schema.ts'

/** A member of a family, guests included, as the contract says it. */
export function memberOf(row: Selectable<FamilyMembersTable>): FamilyMember {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    age: row.age,
    relationship: row.relationship,
    avatar: row.avatar,
    hobbies: readTextList(row.hobbies),
    characterTraits: readTextList(row.traits),
    isGuest: row.is_guest === 1,
    ...(row.sounds_like !== '' && { soundsLike: row.sounds_like })
  }
}

/** A story's fields; columns that hold one of a few words are text here, and checked by the store that promises those words. */
export function storyFieldsOf(
  row: Omit<Selectable<StoriesTable>, 'user_id' | 'content_hash' | 'meta' | 'idempotency_key'>
) {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    createdAt: row.created_at,
    isFavorite: row.is_favorite === 1,
    narratorVoice: row.narrator_voice,
    theme: row.theme,
    duration: row.duration,
    culturalBackground: row.culture,
    characterNames: readTextList(row.character_names),
    writer: row.writer,
    aiGenerated: row.ai_generated === 1
  }
}
