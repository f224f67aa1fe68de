import { expect, test } from 'vitest'

import { type ScriptedHost, startScriptedHost } from '#tests/support/scripted-host.ts'
import type { Music } from './music.ts'
import { createSpotifyMusic } from './spotify-music.ts'

const PLAYLIST = '37i9dQZF1DWZd79rJ6a7lp'

interface Scene {
  music: Music
  host: ScriptedHost
  clock: { now: number }
}

/** Spotify, with tokens that are numbered and one playlist. */
async function withSpotify(
  run: (scene: Scene) => Promise<void>,
  { playlist = {}, status = 200 }: { playlist?: object; status?: number } = {}
): Promise<void> {
  let tokens = 0
  const clock = { now: 0 }
  await using host = await startScriptedHost((request, response) => {
    const send = (code: number, body: object) => response.writeHead(code).end(JSON.stringify(body))
    if (request.url === '/api/token') {
      const isOurs = request.headers.authorization === `Basic ${Buffer.from('id:secret').toString('base64')}`
      return isOurs ? send(200, { access_token: `token-${++tokens}`, expires_in: 3600 }) : send(400, {})
    }
    if (request.headers.authorization !== `Bearer token-${tokens}`) return send(401, {})
    return request.url?.startsWith(`/v1/playlists/${PLAYLIST}?`) === true ? send(status, playlist) : send(404, {})
  })
  const music = createSpotifyMusic({
    client: { id: 'id', secret: 'secret' },
    apiBase: host.url,
    accountsBase: host.url,
    fetch,
    now: () => clock.now
  })
  await run({ music, host, clock })
}

test.each([['tracks'], ['items']])('a playlist’s details, counted in %s', (key) =>
  withSpotify(
    async ({ music }) => {
      expect(await music.readPlaylist(PLAYLIST)).toEqual({
        description: 'Rain & "waves"',
        owner: 'Spotify',
        tracksTotal: 120
      })
    },
    {
      playlist: {
        description: 'Rain &amp; <a href="x">&quot;waves&quot;</a>',
        owner: { display_name: 'Spotify' },
        [key]: { total: 120 }
      }
    }
  )
)

test('what the service leaves out is not known', () =>
  withSpotify(async ({ music }) => {
    expect(await music.readPlaylist(PLAYLIST)).toEqual({ description: null, owner: null, tracksTotal: null })
    expect(await music.readPlaylist('unknown')).toBeNull()
  }))

test('one token serves until it runs out, or is taken back', () =>
  withSpotify(async ({ music, host, clock }) => {
    const renewals = () => host.requests.filter((one) => one === 'POST /api/token').length
    await music.readPlaylist(PLAYLIST)
    await music.readPlaylist(PLAYLIST)
    expect(renewals()).toBe(1)
    clock.now = 3_550_000
    await music.readPlaylist(PLAYLIST)
    expect(renewals()).toBe(2)
  }))

test('a service that fails is an error, not an empty playlist', () =>
  withSpotify(
    async ({ music }) => {
      await expect(music.readPlaylist(PLAYLIST)).rejects.toThrow('The music service answered 500')
    },
    { status: 500 }
  ))
