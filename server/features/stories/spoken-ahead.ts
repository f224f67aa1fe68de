import type { AppContext } from '#server/context.ts'
import { type Tx, transaction } from '#server/db/client.ts'
import { contentHash } from '#server/db/columns.ts'
import { moveSegments, noteDraftSegments, takeDraftRecordings } from '#server/db/recordings.ts'
import { type DraftParagraph, insertDraftParagraph } from '#server/db/story-drafts.ts'
import { deleteNarrationsLater } from '#server/jobs/delete-narrations.ts'
import { errorFields } from '#server/log.ts'
import type { SessionUserId } from '#server/session.ts'
import type { Voice } from '#shared/narration.ts'
import type { ParagraphHints } from '#shared/paragraph-hints.ts'

/** What can be heard of a story while it is still being written, and whose it is in the end. */
export interface SpokenAhead {
  /** Has a paragraph spoken; never throws. */
  prepare(request: { paragraph: string; voice: Voice; position: number; hints?: ParagraphHints }): void
  /** Writes a paragraph down, so that a listener may have it read before the story is whole; never throws. */
  offer(paragraph: DraftParagraph): Promise<void>
  /** Resolves when everything that is being spoken is written down. */
  listed(): Promise<void>
  /** The story is whole: what was spoken ahead is its text's. */
  adopt(tx: Tx, content: string): Promise<void>
  /** The story is stored: its listeners hear what they hear to its end, and the draft goes with the story or after a day. */
  settle(): void
  /** Throws away what was spoken for a story that did not come to be; nothing when it was settled. */
  deleteOrphans(): Promise<void>
}

/** Keeps the list under the draft's own key, because the text and its hash are not known yet. */
export function spokenAhead(
  needs: Pick<AppContext, 'db' | 'clock' | 'random' | 'jobs' | 'narrator' | 'log'>,
  userId: SessionUserId,
  draft: string,
  soundsLike: ReadonlyMap<string, string>
): SpokenAhead {
  const noted: Promise<void>[] = []
  let [isOffered, isSettled] = [false, false]
  const manifest = {
    async add(segments: readonly string[]) {
      const note = noteDraftSegments(userId, needs, draft, segments)
      noted.push(note.catch(() => undefined))
      await note
      return true
    }
  }
  const listed = async () => void (await Promise.all(noted))
  return {
    prepare: (request) => void needs.narrator.prepare({ ...request, soundsLike, owner: { id: userId, manifest } }),
    async offer(paragraph) {
      isOffered = true
      await insertDraftParagraph(userId, needs, draft, paragraph).catch((error: unknown) =>
        // It is heard when the story is whole.
        needs.log.warn('A paragraph could not be offered to the narrator', errorFields(error))
      )
    },
    listed,
    settle: () => void (isSettled = true),
    adopt: (tx, content) => moveSegments(userId, tx, draft, contentHash(content)),
    async deleteOrphans() {
      if (isSettled || (noted.length === 0 && !isOffered)) return
      await listed()
      await transaction(needs.db, async (tx) => {
        await deleteNarrationsLater(tx, needs, await takeDraftRecordings(userId, tx, draft))
      })
      needs.jobs.wake()
    }
  }
}
