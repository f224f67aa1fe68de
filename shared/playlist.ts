import * as z from 'zod/mini'

export const sleepPlaylistSchema = z.object({
  id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  tracksTotal: z.nullable(z.number()),
  externalUrl: z.nullable(z.string()),
  updatedAt: z.nullable(z.string())
})
export type SleepPlaylist = z.infer<typeof sleepPlaylistSchema>

const MISSING = 'Please provide both playlist ID and name'

export const setSleepPlaylistSchema = z.object({
  playlistId: z.string(MISSING).check(z.trim(), z.minLength(1, MISSING)),
  playlistName: z.string(MISSING).check(z.trim(), z.minLength(1, MISSING), z.maxLength(120))
})

/** §5: a pasted address is reduced to the id after "playlist/"; anything else is taken as it is, trimmed. */
export function readPlaylistId(text: string): string {
  return /playlist\/([A-Za-z0-9]+)/.exec(text)?.[1] ?? text.trim()
}
