import { api } from '#shared/api.ts'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import type { Serve } from '#server/http/serve-endpoint.ts'
import { createOneStoryPerKey, readIdempotencyKey } from './one-story-per-key.ts'
import { createStory, deleteStory } from './stories.ts'
import { listStories, setFavorite } from './story-store.ts'

export function storyRoutes(serve: Serve, context: AppContext): void {
  const { db } = context
  const needs = { ...context, oneStoryPerKey: createOneStoryPerKey(context) }

  serve(api.listStories, ({ userId }) => listStories(userId, db))

  serve(
    api.createStory,
    async ({ userId, body, header, send }) => {
      const story = await createStory(needs, userId, body, {
        key: readIdempotencyKey(header('idempotency-key')),
        tell: send
      })
      send({ type: 'done', story })
      return story
    },
    { limits: [{ name: 'stories', per: 'user', most: 600, seconds: 3600 }] }
  )

  serve(api.setFavorite, async ({ userId, params, body }) => {
    const story = await setFavorite(userId, db, params.id, body.isFavorite)
    if (story === null) throw notFound('This story')
    return story
  })

  serve(api.deleteStory, async ({ userId, params }) => {
    await deleteStory(context, userId, params.id)
    return { success: true as const }
  })
}
