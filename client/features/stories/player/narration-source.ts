import { narrationTimingsSchema, type NarrationTimings } from '#shared/narration.ts'
import type { Story } from '#shared/story.ts'

import { baseUrl } from '../../../api/base-url.ts'
import { call } from '../../../api/call.ts'

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
  signal?: AbortSignal
): Promise<NarrationSource> {
  const answer = await call('narrate', { body: { text, voice } }, signal === undefined ? {} : { signal })
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
    const response = await fetch(timingsUrl, {
      credentials: baseUrl().credentials,
      ...(signal === undefined ? {} : { signal })
    })
    return response.ok ? narrationTimingsSchema.parse(await response.json()) : null
  } catch {
    return null
  }
}

/** §7: a path of ours, a data URL, or a whole address of our own. */
function absolute(url: string): string {
  return url.startsWith('data:') || url.startsWith('blob:')
    ? url
    : new URL(url, new URL(baseUrl().url, location.href)).href
}
