import { type Selectable, sql } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import * as z from 'zod/mini'

import type { Db, Tx } from '#server/db/client.ts'
import { contentHash } from '#server/db/columns.ts'
import { columnsOfStory, storyFieldsOf } from '#server/db/rows.ts'
import type { StoriesTable } from '#server/db/schema.ts'
import type { SessionUserId } from '#server/session.ts'
import type { FamilyHistory, StoryFacts, StoryMemory } from '#server/storyteller/storyteller.ts'
import { CULTURES, type Story, storySchema } from '#shared/story.ts'
import { metaSchema, readAbout, readSeed } from './story-meta.ts'

/** How many stories the storyteller remembers; older ones add nothing. */
const LONGEST_MEMORY = 32
/** Read between two looks at what others want. */
const ROWS_AT_ONCE = 250
const lineIdsSchema = z.array(z.string())
const factsSchema = z.object({
  hero: z.string(),
  culture: z.enum(CULTURES),
  place: z.string(),
  home: z.string(),
  told: z.nullable(
    z.object({ about: z.string(), summary: z.string(), met: z.nullable(z.string()), returned: z.boolean() })
  )
})

/** Favourites first, then newest first (§4). */
export async function listStories(userId: SessionUserId, db: Db): Promise<Story[]> {
  const rows = await db
    .selectFrom('stories')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_favorite', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const stories: Story[] = []
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    if (from > 0) await nextTurn()
    stories.push(...rows.slice(from, from + ROWS_AT_ONCE).map(toStory))
  }
  return stories
}

export async function findStory(userId: SessionUserId, db: Db, id: string): Promise<Story | null> {
  const row = await db
    .selectFrom('stories')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : toStory(row)
}

/** The story of a key, with the fingerprint of the request that made it; null for stories from before there were any. */
export async function findStoryByKey(
  userId: SessionUserId,
  db: Db,
  key: string
): Promise<{ story: Story; fingerprint: string | null } | null> {
  const row = await db
    .selectFrom('stories')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (row === undefined) return null
  return { story: toStory(row), fingerprint: metaSchema.parse(JSON.parse(row.meta)).request }
}

/** @returns null when this family's key has a story already */
export async function insertStory(
  userId: SessionUserId,
  tx: Tx,
  story: Story & { meta: object; idempotencyKey: string | null }
): Promise<Story | null> {
  const row = await tx
    .insertInto('stories')
    .values({
      ...columnsOfStory(story),
      user_id: userId,
      content_hash: contentHash(story.content),
      meta: JSON.stringify({ ...story.meta, ...(story.about === undefined ? {} : { about: story.about }) }),
      idempotency_key: story.idempotencyKey
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : toStory(row)
}

/** @returns null when this family has no such story */
export async function setFavorite(
  userId: SessionUserId,
  db: Db,
  id: string,
  isFavorite: boolean
): Promise<Story | null> {
  const row = await db
    .updateTable('stories')
    .set({ is_favorite: isFavorite ? 1 : 0 })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row === undefined ? null : toStory(row)
}

/** @returns the text that is gone and the seed it was written under, or null when this family has no such story */
export async function removeStory(
  userId: SessionUserId,
  tx: Tx,
  id: string
): Promise<{ text: string; seed: string | null } | null> {
  const row = await tx
    .deleteFrom('stories')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['content', 'meta'])
    .executeTakeFirst()
  return row === undefined ? null : { text: row.content, seed: readSeed(row.meta) }
}

/** What this family has heard, newest first. */
export async function readMemory(userId: SessionUserId, db: Db): Promise<FamilyHistory> {
  const rows = await db
    .selectFrom('story_memory')
    .leftJoin('stories', (join) =>
      join.onRef('stories.id', '=', 'story_memory.story_id').onRef('stories.user_id', '=', 'story_memory.user_id')
    )
    .select(['plot_id', 'line_ids', 'facts', 'stories.id as kept'])
    .where('story_memory.user_id', '=', userId)
    .orderBy('story_memory.created_at', 'desc')
    .orderBy('story_id', 'desc')
    .limit(LONGEST_MEMORY)
    .execute()
  return rows.map((row) => ({
    plotId: row.plot_id,
    lineIds: lineIdsSchema.parse(JSON.parse(row.line_ids)),
    ...(row.facts === null ? {} : { facts: readFacts(row.facts, row.kept !== null) })
  }))
}

/** Nothing comes back out of a story that the family deleted. */
function readFacts(json: string, isKept: boolean): StoryFacts {
  const facts = factsSchema.parse(JSON.parse(json))
  return isKept ? facts : { ...facts, told: null }
}

/** Adds tonight to the memory and lets go of what is older than it reaches. */
export async function remember(
  userId: SessionUserId,
  tx: Tx,
  memory: StoryMemory & { storyId: string; createdAt: string }
): Promise<void> {
  await tx
    .insertInto('story_memory')
    .values({
      user_id: userId,
      story_id: memory.storyId,
      plot_id: memory.plotId,
      line_ids: JSON.stringify(memory.lineIds),
      facts: memory.facts === undefined ? null : JSON.stringify(memory.facts),
      created_at: memory.createdAt
    })
    .execute()
  const oldest = tx
    .selectFrom('story_memory')
    .select('created_at')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .offset(LONGEST_MEMORY - 1)
  await tx.deleteFrom('story_memory').where('user_id', '=', userId).where('created_at', '<', oldest).execute()
}

/** Who may make the story of a key: the first to ask, or the first after a lease that ran out. */
export async function claimKey(
  userId: SessionUserId,
  db: Db,
  claim: { key: string; holder: string; now: string; leaseUntil: string }
): Promise<boolean> {
  const row = await db
    .insertInto('story_claims')
    .values({ user_id: userId, idempotency_key: claim.key, holder: claim.holder, lease_until: claim.leaseUntil })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'idempotency_key'])
        .doUpdateSet({ holder: claim.holder, lease_until: claim.leaseUntil })
        .where(sql.ref('story_claims.lease_until'), '<', claim.now)
    )
    .returning('holder')
    .executeTakeFirst()
  return row !== undefined
}

export async function renewClaim(
  userId: SessionUserId,
  db: Db,
  claim: { key: string; holder: string; leaseUntil: string }
): Promise<void> {
  await db
    .updateTable('story_claims')
    .set({ lease_until: claim.leaseUntil })
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', claim.key)
    .where('holder', '=', claim.holder)
    .execute()
}

/** Only a holder lets go of its own claim: after a lost lease the key belongs to another node. */
export async function releaseClaim(
  userId: SessionUserId,
  db: Db | Tx,
  claim: { key: string; holder: string }
): Promise<void> {
  await db
    .deleteFrom('story_claims')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', claim.key)
    .where('holder', '=', claim.holder)
    .execute()
}

export function toStory(row: Selectable<StoriesTable>): Story {
  return storySchema.parse({ ...storyFieldsOf(row), ...readAbout(row.meta) })
}
