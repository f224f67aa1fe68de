import { type Selectable, sql } from 'kysely'

import type { Db } from '#server/db/client.ts'
import type { StoriesTable } from '#server/db/schema.ts'
import type { SessionUserId } from '#server/session.ts'
import { PREVIEW_SOURCE } from '#shared/preview-source.ts'

/** The last story of a page, as `after` names it: the next page begins behind it, also when it is gone meanwhile. */
export interface PlaceInLibrary {
  favorite: number
  createdAt: string
  id: string
}

/** Stories behind a place, favourites first, then newest first; of each text only how it begins. */
export async function selectOpenings(
  userId: SessionUserId,
  db: Db,
  { place, most }: { place: PlaceInLibrary | null; most: number }
): Promise<Omit<Selectable<StoriesTable>, 'user_id' | 'content_hash' | 'idempotency_key'>[]> {
  return await db
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
    .limit(most)
    .execute()
}

/** How many stories a family has, and how many of them are favourites. */
export async function countLibrary(userId: SessionUserId, db: Db): Promise<{ total: number; favorites: number }> {
  return await db
    .selectFrom('stories')
    .select((all) => [
      all.fn.countAll<number>().as('total'),
      // A sum is a decimal on PostgreSQL, which arrives as text.
      sql<number>`cast(coalesce(sum(is_favorite), 0) as integer)`.as('favorites')
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}
