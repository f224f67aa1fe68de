import { hash } from '@node-rs/argon2'

import { type Db, openDatabase, type DatabaseChoice } from '#server/db/client.ts'
import { contentHash } from '#server/db/columns.ts'
import { migrate } from '#server/db/migrate.ts'
import { hashToken } from '#server/session.ts'
import { SAMPLE_STORY } from '#tests/support/sample-story.ts'

export const PASSWORD = 'a lantern in the window'
/** Rows in one statement: SQLite takes 32,766 values, and a story has fifteen. */
const ROWS_AT_ONCE = 500

/** What a family is called, and the token of its session. */
export const familyId = (index: number): string => `family-${index}`
export const emailOf = (index: number): string => `family-${index}@example.test`
export const tokenOf = (index: number): string => `token-of-family-${index}`

/** Opens a database with this version's tables and lets `fill` write to it. */
export async function withDatabase(choice: DatabaseChoice, fill: (db: Db) => Promise<void>): Promise<void> {
  const database = await openDatabase(choice)
  try {
    await migrate(database)
    await fill(database.db)
  } finally {
    await database.close()
  }
}

/** Families `from` to `to` (not included), each with a session and one password for all. */
export async function seedFamilies(db: Db, from: number, to: number): Promise<void> {
  const now = new Date().toISOString()
  // The cost that the server has: 19 MiB, two passes.
  const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  await inChunks(from, to, async (indices) => {
    const users = indices.map((index) => ({
      id: familyId(index),
      email: emailOf(index),
      first_name: 'Ada',
      last_name: 'Lantern',
      password_hash: passwordHash,
      email_verified_at: now,
      is_admin: 0 as const,
      created_at: now
    }))
    const sessions = indices.map((index) => ({
      token_hash: hashToken(tokenOf(index)),
      user_id: familyId(index),
      kind: 'web' as const,
      created_at: now,
      auth_at: now,
      seen_at: now
    }))
    await db.insertInto('users').values(users).execute()
    await db.insertInto('sessions').values(sessions).execute()
  })
}

/** Stories for one family, each with a text of its own, a minute apart. */
export async function seedStories(db: Db, family: number, count: number, text = SAMPLE_STORY): Promise<void> {
  await inChunks(0, count, async (indices) => {
    const stories = indices.map((index) => {
      const content = storyText(family, index, text)
      return {
        user_id: familyId(family),
        id: storyId(family, index),
        title: `The lantern of night ${index}`,
        content,
        content_hash: contentHash(content),
        created_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
        is_favorite: 0 as const,
        narrator_voice: 'emma',
        theme: 'a lighthouse by the sea',
        duration: 'short',
        culture: 'western',
        character_names: '["Ada"]',
        writer: 'embedded',
        ai_generated: 0 as const,
        meta: '{}',
        idempotency_key: null
      }
    })
    await db.insertInto('stories').values(stories).execute()
  })
}

/** What a seeded story reads, so that it can be asked for by its text. */
export const storyText = (family: number, index: number, text = SAMPLE_STORY): string =>
  `${text}\n\nNight ${index} of family ${family}.`

export const storyId = (family: number, index: number): string => `story-${family}-${index}`

async function inChunks(from: number, to: number, write: (indices: number[]) => Promise<void>): Promise<void> {
  for (let start = from; start < to; start += ROWS_AT_ONCE)
    await write(Array.from({ length: Math.min(ROWS_AT_ONCE, to - start) }, (_, i) => start + i))
}
