import * as z from 'zod/mini'

import { readStored, writeStored } from '../../lib/use-stored-value.ts'

/** Of the stories that are no favourite the last ten stay: "the one from Tuesday" is among them. */
const MOST_OTHERS = 10
const PREFIX = 'talewick.audio.'

const schema = z.object({
  audioUrl: z.string(),
  durationSec: z.number(),
  /** When it was heard or made the last time, in milliseconds. */
  usedAt: z.number(),
  isFavorite: z.boolean(),
  /** Tells the text that it is of; a part of it may be said differently by now. Missing in records from before. */
  textSeed: z.optional(z.number())
})

/** What local storage knows about a recording that this device keeps; the bytes lie in Cache Storage. */
export type KeptRecord = z.infer<typeof schema>

export interface KeptRecording extends KeptRecord {
  storyId: string
  voice: string
}

export function readRecord(storyId: string, voice: string): KeptRecord | null {
  try {
    const parsed = schema.safeParse(JSON.parse(readStored(keyOf(storyId, voice)) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export function writeRecord(storyId: string, voice: string, record: KeptRecord | null): void {
  writeStored(keyOf(storyId, voice), record === null ? null : JSON.stringify(record))
}

/** Every recording that this device keeps. */
export function listRecords(): KeptRecording[] {
  return keysOf(PREFIX).flatMap((key) => {
    // A voice has no dot in its name; whatever is before the last one is the story.
    const [, storyId = '', voice = ''] = /^(.+)\.([^.]+)$/.exec(key.slice(PREFIX.length)) ?? []
    const record = readRecord(storyId, voice)
    return record === null ? [] : [{ ...record, storyId, voice }]
  })
}

/** Those that give way: favourites never, of the others the ones that were not heard for longest. */
export function chooseLeaving<Recording extends Pick<KeptRecord, 'usedAt' | 'isFavorite'>>(
  kept: Recording[],
  mostOthers: number = MOST_OTHERS
): Recording[] {
  return kept
    .filter(({ isFavorite }) => !isFavorite)
    .toSorted((a, b) => b.usedAt - a.usedAt)
    .slice(mostOthers)
}

function keyOf(storyId: string, voice: string): string {
  return `${PREFIX}${storyId}.${voice}`
}

function keysOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
