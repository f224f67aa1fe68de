import * as z from 'zod/mini'

import type { SessionUserId } from '#server/session.ts'
import { narratorVoiceSchema, type NarratorVoice } from '#shared/narration.ts'
import { paragraphHintsSchema, type ParagraphHints } from '#shared/paragraph-hints.ts'
import type { Db, Engine, Tx } from './client.ts'
import { forShare } from './row-lock.ts'

/** A paragraph of a story that is still being written, as it is to be read aloud. */
export interface DraftParagraph {
  /** Counted from 0. */
  place: number
  content: string
  voice: NarratorVoice
  hints: ParagraphHints
}

const hintsSchema = z.catch(paragraphHintsSchema, {})

/** Writes a paragraph down, so that it can be heard before its story is whole. `draft` is `draftKey` of the seed. */
export async function insertDraftParagraph(
  userId: SessionUserId,
  { db, clock }: { db: Db; clock: { now(): Date } },
  draft: string,
  { place, content, voice, hints }: DraftParagraph
): Promise<void> {
  await db
    .insertInto('story_drafts')
    .values({
      user_id: userId,
      draft,
      place,
      content,
      voice,
      hints: JSON.stringify(hints),
      created_at: clock.now().toISOString()
    })
    .execute()
}

/** In their order; none for a draft that this family does not have, or no more. */
export async function listDraftParagraphs(
  userId: SessionUserId,
  db: Db | Tx,
  draft: string
): Promise<DraftParagraph[]> {
  const rows = await db
    .selectFrom('story_drafts')
    .select(['place', 'content', 'voice', 'hints'])
    .where('user_id', '=', userId)
    .where('draft', '=', draft)
    .orderBy('place')
    .execute()
  return rows.map(({ place, content, voice, hints }) => ({
    place,
    content,
    voice: narratorVoiceSchema.parse(voice),
    hints: hintsSchema.parse(JSON.parse(hints))
  }))
}

/** Whether the family has this paragraph; it stays until the transaction ends. */
export async function holdDraftParagraph(
  userId: SessionUserId,
  tx: Tx,
  engine: Engine,
  { draft, place }: { draft: string; place: number }
): Promise<boolean> {
  const found = tx
    .selectFrom('story_drafts')
    .select('place')
    .where('user_id', '=', userId)
    .where('draft', '=', draft)
    .where('place', '=', place)
  return (await forShare(found, engine).executeTakeFirst()) !== undefined
}

export async function deleteDraftParagraphs(userId: SessionUserId, tx: Tx | Db, draft: string): Promise<void> {
  await tx.deleteFrom('story_drafts').where('user_id', '=', userId).where('draft', '=', draft).execute()
}
