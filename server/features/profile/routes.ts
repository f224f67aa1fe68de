import type { AppContext } from '#server/context.ts'
import type { Serve } from '#server/http/serve-endpoint.ts'
import { api } from '#shared/api.ts'
import { readDataSharing } from './data-sharing.ts'
import { findProfile, saveProfile } from './profile-store.ts'

export function profileRoutes(serve: Serve, context: AppContext): void {
  serve(api.getProfile, async ({ userId }) => ({ profile: await findProfile(userId, context.db) }))
  serve(api.getDataSharing, ({ userId }) => readDataSharing(context, userId))
  serve(
    api.saveProfile,
    async ({ userId, body: { profile } }) => {
      await saveProfile(userId, context.db, { profile, now: context.clock.now() })
      return { profile }
    },
    { limits: [{ name: 'profile', per: 'user', most: 600, seconds: 3600 }] }
  )
}
