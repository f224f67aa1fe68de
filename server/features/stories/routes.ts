import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/errors.ts'
import type { Serve } from '#server/http/serve-endpoint.ts'
import { api } from '#shared/api.ts'
import { createIdempotency, readIdempotencyKey } from './idempotency.ts'
import { createKeyedMutex } from './keyed-mutex.ts'
import { readParts, retellPart } from './retell-part.ts'
import { createStory, deleteStory } from './stories.ts'
import { pageOfStories } from './story-pages.ts'
import { findStory, listStories, setFavorite } from './story-store.ts'

const HOUR_LIMIT = { name: 'stories', per: 'user', most: 600, seconds: 3600 } as const
const DAY_LIMIT = {
  name: 'stories-day',
  per: 'user',
  most: 1000,
  seconds: 86_400,
  message: 'That is a thousand stories in one day. New ones can be made tomorrow.'
} as const

const RETELL_LIMIT = { name: 'retell', per: 'user', most: 600, seconds: 3600 } as const

export function storyRoutes(serve: Serve, context: AppContext): void {
  const { db } = context
  const needs = { ...context, withIdempotencyKey: createIdempotency(context) }

  const runExclusive = createKeyedMutex()

  // A whole library is much to hold at once, and one family has it once at a time.
  serve(
    api.listStories,
    async ({ userId, query: { view, limit, after } }) =>
      view === 'summary'
        ? await pageOfStories(userId, db, { limit, after })
        : await runExclusive(userId, () => listStories(userId, db)),
    { mayStillHold: true }
  )

  serve(
    api.getStory,
    async ({ userId, params }) => {
      const story = await findStory(userId, db, params.id)
      if (story === null) throw notFound('This story')
      return story
    },
    { mayStillHold: true }
  )

  serve(api.createStory, async ({ userId, body, header, send, count }) => {
    const story = await createStory(needs, userId, body, {
      key: readIdempotencyKey(header('idempotency-key'), body),
      onEvent: send,
      beforeMaking: async () => {
        await count(HOUR_LIMIT)
        await count(DAY_LIMIT)
      }
    })
    send({ type: 'done', story })
    return story
  })

  serve(api.getStoryParts, ({ userId, params }) => readParts(context, userId, params.id))

  serve(
    api.retellStoryPart,
    async ({ userId, params, body, signal }) => {
      await context.entitlements.require(userId, 'story')
      context.disk.requireRoom()
      const { paragraph, to } = body
      return await retellPart(context, userId, { ...params, paragraph, to, signal })
    },
    { limits: [RETELL_LIMIT] }
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
