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

/** The columns of a member, but for whose it is. */
export function columnsOfMember(member: Omit<FamilyMember, 'userId'> & { createdAt: string }) {
  return {
    id: member.id,
    name: member.name,
    age: member.age,
    relationship: member.relationship,
    avatar: member.avatar,
    hobbies: JSON.stringify(member.hobbies),
    traits: JSON.stringify(member.characterTraits),
    is_guest: member.isGuest ? 1 : 0,
    sounds_like: member.soundsLike,
    created_at: member.createdAt
  }
}

/** The columns of a story’s fields: what `storyFieldsOf` reads. */
export function columnsOfStory(story: ReturnType<typeof storyFieldsOf>) {
  return {
    id: story.id,
    title: story.title,
    content: story.content,
    created_at: story.createdAt,
    is_favorite: story.isFavorite ? 1 : 0,
    narrator_voice: story.narratorVoice,
    theme: story.theme,
    duration: story.duration,
    culture: story.culturalBackground,
    character_names: JSON.stringify(story.characterNames),
    writer: story.writer,
    ai_generated: story.aiGenerated ? 1 : 0
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
