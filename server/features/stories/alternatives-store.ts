import * as z from 'zod/mini'

import type { Db, Tx } from '#server/db/client.ts'
import { contentHash } from '#server/db/columns.ts'
import type { SessionUserId } from '#server/session.ts'
import type { PlannedWith, StoryBrief } from '#server/storyteller/storyteller.ts'
import { paragraphHintsSchema, type ParagraphHints } from '#shared/paragraph-hints.ts'
import { CULTURES, DURATIONS, type Story } from '#shared/story.ts'
import { toStory } from './story-store.ts'

/** Of one paragraph: the texts that may come next, and those that stood there before, the latest last. */
export interface PartAlternatives {
  next: readonly string[]
  before: readonly string[]
}

/** A story with all that is known of how its parts could be said. */
export interface ChangeableStory {
  story: Story
  parts: readonly PartAlternatives[]
  brief: StoryBrief
  /** Null for a story from before that was kept, and which the family's memory has let go. */
  planned: PlannedWith | null
  seed: string
  hints: readonly ParagraphHints[]
}

const partsSchema = z.array(z.object({ next: z.array(z.string()), before: z.array(z.string()) }))
const texts = z.array(z.string())
const briefSchema = z.object({
  characters: z.array(
    z.object({
      name: z.string(),
      age: z.number(),
      relationship: z.string(),
      avatar: z.nullable(z.string()),
      hobbies: texts,
      traits: texts,
      isGuest: z.boolean()
    })
  ),
  theme: z.string(),
  duration: z.enum(DURATIONS),
  culture: z.enum(CULTURES),
  interests: texts
})
const plannedSchema = z.object({ hero: z.string(), place: z.string(), home: z.string(), about: z.nullable(z.string()) })
const metaSchema = z.looseObject({
  seed: z.string(),
  hints: z.catch(z.array(paragraphHintsSchema), []),
  planned: z.optional(plannedSchema)
})
/** What the family's memory has of the story. */
const factsSchema = z.object({
  ...z.omit(plannedSchema, { about: true }).shape,
  told: z.nullable(z.object({ about: z.string() }))
})

/** To be called in the transaction that stores the story. */
export async function insertAlternatives(
  userId: SessionUserId,
  tx: Tx,
  storyId: string,
  { paragraphs, brief }: { paragraphs: readonly (readonly string[])[]; brief: StoryBrief }
): Promise<void> {
  const { characters, theme, duration, culture, interests } = brief
  const parts = paragraphs.map((next): PartAlternatives => ({ next, before: [] }))
  await tx
    .insertInto('story_alternatives')
    .values({
      user_id: userId,
      story_id: storyId,
      alternatives: JSON.stringify(parts),
      brief: JSON.stringify({ characters, theme, duration, culture, interests })
    })
    .execute()
}

/** @returns null when this family has no such story; `changeable` is null for one that came without alternatives */
export async function findChangeable(
  userId: SessionUserId,
  db: Db,
  id: string
): Promise<{ changeable: ChangeableStory | null } | null> {
  const row = await db
    .selectFrom('stories')
    .leftJoin('story_alternatives as more', (join) =>
      join.onRef('more.user_id', '=', 'stories.user_id').onRef('more.story_id', '=', 'stories.id')
    )
    .leftJoin('story_memory as memory', (join) =>
      join.onRef('memory.user_id', '=', 'stories.user_id').onRef('memory.story_id', '=', 'stories.id')
    )
    .selectAll('stories')
    .select(['more.alternatives', 'more.brief', 'memory.facts'])
    .where('stories.user_id', '=', userId)
    .where('stories.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const { alternatives, brief } = row
  if (alternatives === null || brief === null) return { changeable: null }
  const { seed, hints, planned } = metaSchema.parse(JSON.parse(row.meta))
  return {
    changeable: {
      story: toStory(row),
      parts: partsSchema.parse(JSON.parse(alternatives)),
      brief: briefSchema.parse(JSON.parse(brief)),
      planned: planned ?? remembered(row.facts),
      seed,
      hints
    }
  }
}

function remembered(facts: string | null): PlannedWith | null {
  if (facts === null) return null
  const { hero, place, home, told } = factsSchema.parse(JSON.parse(facts))
  return { hero, place, home, about: told?.about ?? null }
}

/**
 * Puts a changed text in place of the one that was read.
 * @returns null, and nothing is written, when the story is gone or has been changed meanwhile
 */
export async function replaceText(
  userId: SessionUserId,
  tx: Tx,
  {
    story,
    content,
    writer,
    parts,
    hints
  }: Pick<ChangeableStory, 'story' | 'parts' | 'hints'> & Pick<Story, 'content' | 'writer'>
): Promise<Story | null> {
  const found = await tx
    .selectFrom('stories')
    .select('meta')
    .where('user_id', '=', userId)
    .where('id', '=', story.id)
    .executeTakeFirst()
  if (found === undefined) return null
  const row = await tx
    .updateTable('stories')
    .set({
      content,
      content_hash: contentHash(content),
      writer,
      ai_generated: writer === 'embedded' ? 0 : 1,
      meta: JSON.stringify({ ...metaSchema.parse(JSON.parse(found.meta)), hints })
    })
    .where('user_id', '=', userId)
    .where('id', '=', story.id)
    .where('content_hash', '=', contentHash(story.content))
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return null
  await tx
    .updateTable('story_alternatives')
    .set({ alternatives: JSON.stringify(parts) })
    .where('user_id', '=', userId)
    .where('story_id', '=', story.id)
    .execute()
  return toStory(row)
}
