import { expect } from 'vitest'

import { expectStatus } from '#tests/support/builders.ts'
import { apiTest } from '#tests/support/test-app.ts'

apiTest('without a playlist everything is null, for anybody who asks', async (app) => {
  const response = await expectStatus(await app.request('/api/sleep-playlist'), 200)
  expect(await response.json()).toEqual({
    id: null,
    name: null,
    description: null,
    owner: null,
    tracksTotal: null,
    externalUrl: null,
    updatedAt: null
  })
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
})

apiTest('a playlist comes with the address where it can be heard', async (app) => {
  await app.context.db
    .insertInto('sleep_playlist')
    .values({
      slot: 'sleep',
      playlist_id: '37i9dQZF1DWZd79rJ6a7lp',
      name: 'Sleep',
      description: null,
      owner: 'Talewick',
      tracks_total: 120,
      updated_at: '2026-11-20T08:00:00.000Z'
    })
    .execute()
  const response = await expectStatus(await app.request('/api/sleep-playlist'), 200)
  expect(await response.json()).toEqual({
    id: '37i9dQZF1DWZd79rJ6a7lp',
    name: 'Sleep',
    description: null,
    owner: 'Talewick',
    tracksTotal: 120,
    externalUrl: 'https://open.spotify.com/playlist/37i9dQZF1DWZd79rJ6a7lp',
    updatedAt: '2026-11-20T08:00:00.000Z'
  })
})
