import * as z from 'zod/mini'

import type { Music } from './music.ts'

export interface SpotifyOptions {
  client: { id: string; secret: string }
  apiBase: string
  accountsBase: string
  fetch: typeof globalThis.fetch
  now: () => number
}

/** A token is renewed this long before it ends. */
const EARLY_MS = 60_000
const DETAILS = 'description,owner(display_name),tracks(total),items(total)'

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })
const count = z.optional(z.nullable(z.object({ total: z.optional(z.number()) })))
const playlistSchema = z.object({
  description: z.optional(z.nullable(z.string())),
  owner: z.optional(z.nullable(z.object({ display_name: z.optional(z.nullable(z.string())) }))),
  // The service calls it one or the other, depending on when an app was registered.
  tracks: count,
  items: count
})

/** The Web API of Spotify by client credentials: what is public of a playlist. */
export function createSpotifyMusic({ client, apiBase, accountsBase, fetch, now }: SpotifyOptions): Music {
  let token: { text: string; until: number } | null = null

  async function renewToken(): Promise<string> {
    const answer = await fetch(new URL('/api/token', accountsBase), {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded'
      },
      body: 'grant_type=client_credentials'
    })
    if (!answer.ok) throw new Error(`The music service refused our client: ${answer.status}`)
    const { access_token, expires_in } = tokenSchema.parse(await answer.json())
    token = { text: access_token, until: now() + expires_in * 1000 - EARLY_MS }
    return access_token
  }

  async function ask(path: string): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const current = token !== null && token.until > now() ? token.text : await renewToken()
      const answer = await fetch(new URL(path, apiBase), { headers: { authorization: `Bearer ${current}` } })
      if (answer.status !== 401 || attempt > 1) return answer
      await answer.body?.cancel()
      token = null
    }
  }

  return {
    async readPlaylist(id) {
      const answer = await ask(`/v1/playlists/${encodeURIComponent(id)}?fields=${encodeURIComponent(DETAILS)}`)
      if (answer.status === 404 || answer.status === 403) {
        await answer.body?.cancel()
        return null
      }
      if (!answer.ok) throw new Error(`The music service answered ${answer.status}`)
      const found = playlistSchema.parse(await answer.json())
      const description = found.description?.trim() ?? ''
      return {
        description: description === '' ? null : plainText(description),
        owner: found.owner?.display_name ?? null,
        tracksTotal: found.tracks?.total ?? found.items?.total ?? null
      }
    }
  }
}

/** Descriptions come with the marks of a web page. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .slice(0, 300)
}
