import type { Db } from '#server/db/client.ts'
import { storyFieldsOf } from '#server/db/rows.ts'
import type { SessionUserId } from '#server/session.ts'
import { STORY_PAGE, type StoryPage, storySummarySchema } from '#shared/story.ts'
import { readAbout } from './story-meta.ts'
import { countLibrary, type PlaceInLibrary, selectOpenings } from './story-pages-store.ts'

/** One page of a family's library without the texts: its cost does not grow with the library. */
export async function pageOfStories(
  userId: SessionUserId,
  db: Db,
  { limit = STORY_PAGE.usual, after }: { limit?: number | undefined; after?: string | undefined }
): Promise<StoryPage> {
  const place = after === undefined ? null : readPlace(after)
  const rows = await selectOpenings(userId, db, { place, most: limit + 1 })
  const { total, favorites } = await countLibrary(userId, db)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    stories: shown.map((row) => {
      const { content: opening, ...fields } = storyFieldsOf(row)
      return storySummarySchema.parse({ ...fields, ...readAbout(row.meta), opening })
    }),
    total,
    favorites,
    next: rows.length > limit && last !== undefined ? `${last.is_favorite}~${last.created_at}~${last.id}` : null
  }
}

/** The contract has checked its form. */
function readPlace(after: string): PlaceInLibrary {
  const [favorite = '0', createdAt = '', id = ''] = after.split('~')
  return { favorite: Number(favorite), createdAt, id }
}
