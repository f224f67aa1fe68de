import { expect } from 'vitest'

import { expectStatus, signedInFamily } from '#tests/support/builders.ts'
import { type ScriptedHost, startScriptedHost } from '#tests/support/scripted-host.ts'
import { apiTest } from '#tests/support/test-app.ts'

const PLAYLIST = '37i9dQZF1DWZd79rJ6a7lp'

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

let spotify: ScriptedHost | null = null
let isDown = false

apiTest(
  'the music service adds what it knows of a playlist; while it is away the playlist is set all the same',
  async (app) => {
    if (spotify === null) throw new Error('There is no Spotify')
    await using _host = spotify
    const { browser, userId } = await signedInFamily(app)
    await app.context.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', userId).execute()
    const set = (playlistId: string) =>
      browser.send('POST', '/api/admin/sleep-playlist', { playlistId, playlistName: 'Rain' })
    expect(await (await expectStatus(await set(PLAYLIST), 200)).json()).toMatchObject({
      description: 'Soft rain',
      owner: 'Spotify',
      tracksTotal: 7
    })
    const unknown = await expectStatus(await set('4uLU6hMCjMI75M1A2tKUQC'), 400)
    expect(await unknown.json()).toMatchObject({ message: 'There is no public playlist with this address.' })
    expect(await (await app.request('/api/sleep-playlist')).json()).toMatchObject({ id: PLAYLIST })
    isDown = true
    const bare = await expectStatus(await set('4uLU6hMCjMI75M1A2tKUQC'), 200)
    expect(await bare.json()).toMatchObject({ id: '4uLU6hMCjMI75M1A2tKUQC', owner: null, tracksTotal: null })
  },
  {
    env: async () => {
      isDown = false
      spotify = await startScriptedHost((request, response) => {
        const send = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
        if (request.url === '/api/token') return send(200, { access_token: 'token', expires_in: 3600 })
        if (isDown) return send(500, {})
        if (request.url?.startsWith(`/v1/playlists/${PLAYLIST}?`) !== true) return send(404, {})
        return send(200, { description: 'Soft rain', owner: { display_name: 'Spotify' }, tracks: { total: 7 } })
      })
      const client = { SPOTIFY_CLIENT_ID: 'id', SPOTIFY_CLIENT_SECRET: 'secret' }
      return { ...client, SPOTIFY_API_BASE: spotify.url, SPOTIFY_ACCOUNTS_BASE: spotify.url }
    }
  }
)
