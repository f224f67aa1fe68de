import { sql } from 'kysely'

import type { Db } from '#server/db/client.ts'
import { storyFieldsOf } from '#server/db/rows.ts'
import type { SessionUserId } from '#server/session.ts'
import { PREVIEW_SOURCE } from '#shared/preview-source.ts'
import { STORY_PAGE, type StoryPage, storySummarySchema } from '#shared/story.ts'
import { readAbout } from './story-meta.ts'

/** The last story of a page, as `after` names it: the next page begins behind it, also when it is gone meanwhile. */
interface Place {
  favorite: number
  createdAt: string
  id: string
}

/** One page of a family's library without the texts: its cost does not grow with the library. */
export async function pageOfStories(
  userId: SessionUserId,
  db: Db,
  { limit = STORY_PAGE.usual, after }: { limit?: number | undefined; after?: string | undefined }
): Promise<StoryPage> {
  const place = after === undefined ? null : readPlace(after)
  const rows = await db
    .selectFrom('stories')
    .select([
      'id',
      'title',
      'created_at',
      'is_favorite',
      'narrator_voice',
      'theme',
      'duration',
      'culture',
      'character_names',
      'writer',
      'ai_generated',
      'meta',
      sql<string>`substr(content, 1, ${sql.lit(PREVIEW_SOURCE)})`.as('content')
    ])
    .where('user_id', '=', userId)
    .$if(place !== null, (query) =>
      query.where((is) => {
        const { favorite, createdAt, id } = place ?? { favorite: 0, createdAt: '', id: '' }
        return is(is.refTuple('is_favorite', 'created_at', 'id'), '<', is.tuple(favorite, createdAt, id))
      })
    )
    .orderBy('is_favorite', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { total, favorites } = await db
    .selectFrom('stories')
    .select((all) => [
      all.fn.countAll<number>().as('total'),
      // A sum is a decimal on PostgreSQL, which arrives as text.
      sql<number>`cast(coalesce(sum(is_favorite), 0) as integer)`.as('favorites')
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
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
function readPlace(after: string): Place {
  const [favorite = '0', createdAt = '', id = ''] = after.split('~')
  return { favorite: Number(favorite), createdAt, id }
}
