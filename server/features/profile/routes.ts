import type { AppContext } from '#server/context.ts'
import { transaction } from '#server/db/client.ts'
import { findProfileSettings, saveProfileSettings } from '#server/db/profile-settings.ts'
import type { Serve } from '#server/http/serve-endpoint.ts'
import { api } from '#shared/api.ts'
import { readDataSharing } from './data-sharing.ts'

export function profileRoutes(serve: Serve, context: AppContext): void {
  serve(api.getProfile, async ({ userId }) => ({ profile: await findProfileSettings(userId, context.db) }))
  serve(api.getDataSharing, ({ userId }) => readDataSharing(context, userId))
  serve(
    api.saveProfile,
    async ({ userId, body: { profile } }) => {
      const now = context.clock.now()
      await transaction(context.db, (tx) => saveProfileSettings(userId, tx, { settings: profile, now }))
      return { profile }
    },
    { limits: [{ name: 'profile', per: 'user', most: 600, seconds: 3600 }] }
  )
}
