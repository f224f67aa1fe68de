import { narrationTimingsSchema, type NarrationTimings } from '#shared/narration.ts'
import type { Story } from '#shared/story.ts'
import { baseUrl, isNativeWrapper } from '../../api/base-url.ts'
import { call, send } from '../../api/call.ts'

/** A narration as the server names it, with whole addresses. */
export interface NarrationSource {
  audioUrl: string
  timingsUrl: string
  /** Seconds. */
  durationSec: number
}

/** Asks for a story's narration; it can be played at once, while it is still being made. */
export async function askForNarration(
  { content: text, narratorVoice: voice }: Pick<Story, 'content' | 'narratorVoice'>,
  signal?: AbortSignal,
  isBuiltIn = false
): Promise<NarrationSource> {
  const body = { text, voice, ...(isBuiltIn && { builtIn: true }) }
  const answer = await call('narrate', { body }, signal === undefined ? {} : { signal })
  return {
    audioUrl: absolute(answer.audioUrl),
    timingsUrl: absolute(answer.timingsUrl),
    durationSec: answer.durationSec
  }
}

/** The times of the words so far; null when they cannot be had. */
export async function fetchTimings(
  { timingsUrl }: NarrationSource,
  signal?: AbortSignal
): Promise<NarrationTimings | null> {
  try {
    if (isNativeWrapper()) {
      const key = /([^/]+)\/timings$/.exec(timingsUrl)?.[1] ?? ''
      return await call('getTimings', { params: { key } }, signal === undefined ? {} : { signal })
    }
    const response = await fetch(timingsUrl, {
      credentials: baseUrl().credentials,
      ...(signal === undefined ? {} : { signal })
    })
    return response.ok ? narrationTimingsSchema.parse(await response.json()) : null
  } catch {
    return null
  }
}

/**
 * What a sound element can play. A browser streams the address itself; the native wrapper's elements carry no token,
 * so there the whole recording is fetched first. Give the answer to `closeSound` when it is played no more.
 */
export async function openSound(audioUrl: string, signal?: AbortSignal): Promise<string> {
  if (!isNativeWrapper() || !isOurs(audioUrl)) return audioUrl
  const sound = await (await fetchSound(audioUrl, signal)).blob()
  signal?.throwIfAborted()
  return URL.createObjectURL(sound)
}

export function closeSound(src: string): void {
  if (src.startsWith('blob:')) URL.revokeObjectURL(src)
}

/** The whole recording, once it has been made to its end, with the token of the native wrapper. */
export async function fetchSound(audioUrl: string, signal?: AbortSignal): Promise<Response> {
  const file = audioUrl.slice(audioUrl.lastIndexOf('/') + 1)
  return await send('getAudio', { params: { file } }, signal === undefined ? {} : { signal })
}

/** §7: a path of ours, a data URL, or a whole address of our own. */
export function absolute(url: string): string {
  return isOurs(url) ? new URL(url, new URL(baseUrl().url, location.href)).href : url
}

function isOurs(url: string): boolean {
  return !url.startsWith('data:') && !url.startsWith('blob:')
}
