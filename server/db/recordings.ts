import type { SessionUserId } from '#server/session.ts'
import { type Db, type Engine, transaction, type Tx } from './client.ts'
import { forShare, lockFamily } from './row-lock.ts'
import { deleteDraftParagraphs } from './story-drafts.ts'

// What more than one feature knows of recordings: which segments belong to which text of which family.

/** What has to be thrown away: recordings by their keys, segments by their names. */
export interface Recordings {
  keys: string[]
  segments: string[]
}

interface Times {
  clock: { now(): Date }
}

const DRAFT = 'draft-'

/** Stands for the text of a story that is still being written. */
export function draftKey(seed: string): string {
  return `${DRAFT}${seed}`
}

/** Whether a recording is of a part of such a story, and not of a text. */
export function isDraftKey(textKey: string): boolean {
  return textKey.startsWith(DRAFT)
}

/** Writes down what is about to be spoken ahead for a story that is being written. */
export async function noteDraftSegments(
  userId: SessionUserId,
  { db, clock }: Times & { db: Db },
  draft: string,
  segments: readonly string[]
): Promise<void> {
  await insertSegments(userId, db, { textKey: draft, segments, createdAt: clock.now().toISOString() })
}

/**
 * Writes down what is about to be spoken for a text that the family has a recording of.
 * @returns false, and nothing is written, when it has none any more: text or family are gone
 */
export async function noteSegments(
  userId: SessionUserId,
  { db, engine, clock }: Times & { db: Db; engine: Engine },
  contentHash: string,
  segments: readonly string[]
): Promise<boolean> {
  return await transaction(db, async (tx) => {
    const owned = tx
      .selectFrom('narrations')
      .select('narration_key')
      .where('user_id', '=', userId)
      .where('content_hash', '=', contentHash)
      .limit(1)
    if ((await forShare(owned, engine).executeTakeFirst()) === undefined) return false
    await insertSegments(userId, tx, { textKey: contentHash, segments, createdAt: clock.now().toISOString() })
    return true
  })
}

/** What was spoken ahead of a draft, or of a text that has changed, is the new text's from now on. */
export async function moveSegments(userId: SessionUserId, tx: Tx, from: string, to: string): Promise<void> {
  const known = tx
    .selectFrom('narration_segments')
    .select('segment')
    .where('user_id', '=', userId)
    .where('text_key', '=', to)
  await ofText(userId, tx, from).where('segment', 'in', known).execute()
  await tx
    .updateTable('narration_segments')
    .set({ text_key: to })
    .where('user_id', '=', userId)
    .where('text_key', '=', from)
    .execute()
}

/**
 * Takes the rows of a draft, and of what was spoken of it while its story was being written. @returns what to throw away;
 * what the story's own text has as well stays
 */
export async function takeDraftRecordings(userId: SessionUserId, tx: Tx | Db, draft: string): Promise<Recordings> {
  await deleteDraftParagraphs(userId, tx, draft)
  const rows = await tx
    .deleteFrom('narrations')
    .where('user_id', '=', userId)
    .where('content_hash', '=', draft)
    .returning('narration_key')
    .execute()
  return { keys: rows.map((row) => row.narration_key), segments: await takeSegments(userId, tx, draft) }
}

/**
 * Takes the rows of everything recorded of a text, and of recordings whose text is not known: their sound can be made
 * again. @returns what to throw away
 */
export async function takeTextRecordings(userId: SessionUserId, tx: Tx, contentHash: string): Promise<Recordings> {
  const rows = await tx
    .deleteFrom('narrations')
    .where('user_id', '=', userId)
    .where('content_hash', 'in', [contentHash, ''])
    .returning('narration_key')
    .execute()
  return {
    keys: rows.map((row) => row.narration_key),
    segments: await takeSegments(userId, tx, contentHash)
  }
}

/**
 * A text has become another by a change of some of its paragraphs: its recordings go, and the segments of which they were
 * made are the new text's, for most of them are said in it as well. @returns what to throw away
 */
export async function moveTextRecordings(userId: SessionUserId, tx: Tx, from: string, to: string): Promise<Recordings> {
  const rows = await tx
    .deleteFrom('narrations')
    .where('user_id', '=', userId)
    .where('content_hash', '=', from)
    .returning('narration_key')
    .execute()
  await moveSegments(userId, tx, from, to)
  return { keys: rows.map((row) => row.narration_key), segments: [] }
}

/** Everything that is recorded of a family; none is added until the transaction ends. */
export async function listFamilyRecordings(userId: SessionUserId, tx: Tx, engine: Engine): Promise<Recordings> {
  await lockFamily(userId, tx, engine)
  const keys = await tx.selectFrom('narrations').select('narration_key').where('user_id', '=', userId).execute()
  const segments = await tx
    .selectFrom('narration_segments')
    .select('segment')
    .distinct()
    .where('user_id', '=', userId)
    .execute()
  return { keys: keys.map((row) => row.narration_key), segments: segments.map((row) => row.segment) }
}

/**
 * Takes the rows of drafts that a server left behind when it was killed, and of those whose story is long since whole and
 * has a recording of its own. @returns what to throw away
 */
export async function takeLeftDrafts(tx: Tx, before: string): Promise<Recordings> {
  await tx.deleteFrom('story_drafts').where('created_at', '<', before).execute()
  const parts = await tx
    .deleteFrom('narrations')
    .where('created_at', '<', before)
    .where('content_hash', 'like', `${DRAFT}%`)
    .returning('narration_key')
    .execute()
  const rows = await tx
    .deleteFrom('narration_segments')
    .where('created_at', '<', before)
    .where('text_key', 'like', `${DRAFT}%`)
    .returning('segment')
    .execute()
  return { keys: parts.map((row) => row.narration_key), segments: rows.map((row) => row.segment) }
}

/** Those of the recordings that some text of some family has (again). */
export async function ownedAmong(db: Db, { keys, segments }: Recordings): Promise<{ has(name: string): boolean }> {
  const narrations = await db
    .selectFrom('narrations')
    .select('narration_key')
    .where('narration_key', 'in', ['', ...keys])
    .execute()
  const owned = await db
    .selectFrom('narration_segments')
    .select('segment')
    .where('segment', 'in', ['', ...segments])
    .execute()
  return new Set([...narrations.map((row) => row.narration_key), ...owned.map((row) => row.segment)])
}

async function insertSegments(
  userId: SessionUserId,
  db: Db | Tx,
  { textKey, segments, createdAt }: { textKey: string; segments: readonly string[]; createdAt: string }
): Promise<void> {
  if (segments.length === 0) return
  await db
    .insertInto('narration_segments')
    .values(segments.map((segment) => ({ user_id: userId, text_key: textKey, segment, created_at: createdAt })))
    .onConflict((conflict) => conflict.columns(['user_id', 'text_key', 'segment']).doNothing())
    .execute()
}

async function takeSegments(userId: SessionUserId, tx: Tx | Db, textKey: string): Promise<string[]> {
  const rows = await ofText(userId, tx, textKey).returning('segment').execute()
  return rows.map((row) => row.segment)
}

function ofText(userId: SessionUserId, tx: Tx | Db, textKey: string) {
  return tx.deleteFrom('narration_segments').where('user_id', '=', userId).where('text_key', '=', textKey)
}
