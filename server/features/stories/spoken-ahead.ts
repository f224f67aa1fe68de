import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { contentHash } from '#server/db/columns.ts'
import { moveSegments, noteDraftSegments, takeDraftRecordings } from '#server/db/recordings.ts'
import { deleteNarrationsLater } from '#server/jobs/delete-narrations.ts'
import type { SessionUserId } from '#server/session.ts'
import type { Voice } from '#shared/narration.ts'
import type { ParagraphHints } from '#shared/paragraph-hints.ts'

/** What the narrator speaks of a story while it is still being written, and whose it is in the end. */
export interface SpokenAhead {
  /** Has a paragraph spoken; never throws. */
  prepare(request: { paragraph: string; voice: Voice; position: number; hints?: ParagraphHints }): void
  /** Resolves when everything that is being spoken is written down. */
  listed(): Promise<void>
  /** The story is whole: what was spoken ahead is its text's. */
  adopt(tx: Tx, content: string): Promise<void>
  /** Throws away what was spoken for a story that did not come to be; nothing when it was adopted. */
  deleteOrphans(): Promise<void>
}

/** Keeps the list under the draft's own key, because the text and its hash are not known yet. */
export function spokenAhead(
  needs: Pick<AppContext, 'db' | 'clock' | 'random' | 'jobs' | 'narrator'>,
  userId: SessionUserId,
  draft: string,
  soundsLike: ReadonlyMap<string, string>
): SpokenAhead {
  const noted: Promise<void>[] = []
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
    listed,
    adopt: (tx, content) => moveSegments(userId, tx, draft, contentHash(content)),
    async deleteOrphans() {
      if (noted.length === 0) return
      await listed()
      const { segments } = await takeDraftRecordings(userId, needs.db, draft)
      if (segments.length === 0) return
      await deleteNarrationsLater(needs.db, needs, { segments })
      needs.jobs.wake()
    }
  }
}
