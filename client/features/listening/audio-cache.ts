import { NARRATOR_VOICES, narrationTimingsSchema, type NarrationTimings } from '#shared/narration.ts'
import type { Story } from '#shared/story.ts'
import { isNativeWrapper } from '../../api/base-url.ts'
import { seedOf } from '../../art/random.ts'
import { readStored } from '../../lib/use-stored-value.ts'
import { AUDIO_CACHE } from '../../session/private-caches.ts'
import { STORED_USER_ID } from '../../session/saved-session.ts'
import { chooseLeaving, listRecords, readRecord, writeRecord, type KeptRecord } from './kept-records.ts'
import { fetchSound } from './narration-source.ts'

/*
 * A story that was heard once is heard again at once, and without a network. Local storage keeps a small record per
 * story and voice; the bytes and the times of their words lie in Cache Storage, because five megabytes of local storage
 * hold one story at most. Everything here fails silently (§8): the sound is simply fetched again.
 */

export interface CachedNarration {
  /** An address of this page's own memory; revoke it when done. */
  objectUrl: string
  durationSec: number
  timings: NarrationTimings
}

interface CompleteNarration {
  audioUrl: string
  durationSec: number
  timings: NarrationTimings
}

/** A text that is not known is taken for the one that was recorded. */
type WhichStory = Pick<Story, 'id' | 'isFavorite' | 'narratorVoice'> & Partial<Pick<Story, 'content'>>

/** The recording of a story, if this device keeps it; asking for it makes it the one that was heard last. */
export async function findCachedNarration({
  id,
  isFavorite,
  narratorVoice,
  content
}: WhichStory): Promise<CachedNarration | null> {
  const record = recordOf({ id, narratorVoice, content })
  if (record === null || !('caches' in window)) return null
  try {
    const cache = await caches.open(AUDIO_CACHE)
    const [sound, timings] = await Promise.all([cache.match(record.audioUrl), cache.match(timingsKey(record.audioUrl))])
    if (!isSound(sound) || timings === undefined) return null
    const words = narrationTimingsSchema.parse(await timings.json())
    const objectUrl = URL.createObjectURL(await sound.blob())
    writeRecord(id, narratorVoice, { ...record, isFavorite, usedAt: Date.now() })
    return { objectUrl, durationSec: record.durationSec, timings: words }
  } catch {
    return null
  }
}

/** Whether a story's recording is on this device. */
export function isKept(story: WhichStory): boolean {
  return recordOf(story) !== null
}

function recordOf({
  id,
  narratorVoice,
  content
}: Pick<Story, 'id' | 'narratorVoice'> & { content?: string | undefined }): KeptRecord | null {
  const record = readRecord(id, narratorVoice)
  const isOfAnother = content !== undefined && record?.textSeed !== undefined && record.textSeed !== seedOf(content)
  return isOfAnother ? null : record
}

/** Fetches the whole recording once more, quietly, and keeps it. Only for recordings and timings that are complete. */
export async function keepNarration(
  { id, isFavorite, narratorVoice, content }: WhichStory,
  { audioUrl, durationSec, timings }: CompleteNarration
): Promise<void> {
  if (!('caches' in window) || !timings.complete) return
  const owner = readStored(STORED_USER_ID)
  try {
    const cache = await caches.open(AUDIO_CACHE)
    if (!isSound(await cache.match(audioUrl))) {
      if (isNativeWrapper()) await cache.put(audioUrl, await fetchSound(audioUrl))
      else await cache.add(audioUrl)
      if (!isSound(await cache.match(audioUrl))) {
        await cache.delete(audioUrl)
        return
      }
    }
    await cache.put(timingsKey(audioUrl), Response.json(timings))
    // A sign-out while it was fetched has deleted everything, and this comes after it.
    if (owner === null || readStored(STORED_USER_ID) !== owner) {
      await Promise.all([cache.delete(audioUrl), cache.delete(timingsKey(audioUrl))])
      return
    }
    const before = readRecord(id, narratorVoice)
    const textSeed = content === undefined ? {} : { textSeed: seedOf(content) }
    writeRecord(id, narratorVoice, { audioUrl, durationSec, isFavorite, usedAt: Date.now(), ...textSeed })
    // What was recorded of the text as it was before.
    if (before !== null && before.audioUrl !== audioUrl)
      await Promise.all([cache.delete(before.audioUrl), cache.delete(timingsKey(before.audioUrl))])
    await makeRoom()
  } catch {
    // No room or no permission: the network still has it.
  }
}

/** A story became a favourite, or is none any more: that decides whether its recording may give way. */
export async function markKept({ id, isFavorite, narratorVoice }: WhichStory): Promise<void> {
  const record = readRecord(id, narratorVoice)
  if (record === null) return
  writeRecord(id, narratorVoice, { ...record, isFavorite })
  await makeRoom()
}

/** Removes a story's sound from this device, in every voice. */
export async function deleteNarration(storyId: string): Promise<void> {
  for (const voice of NARRATOR_VOICES) await deleteCached(storyId, voice)
}

async function makeRoom(): Promise<void> {
  for (const { storyId, voice } of chooseLeaving(listRecords())) await deleteCached(storyId, voice)
}

async function deleteCached(storyId: string, voice: string): Promise<void> {
  const record = readRecord(storyId, voice)
  writeRecord(storyId, voice, null)
  if (record === null || !('caches' in window)) return
  try {
    const cache = await caches.open(AUDIO_CACHE)
    await Promise.all([cache.delete(record.audioUrl), cache.delete(timingsKey(record.audioUrl))])
  } catch {
    // It goes at sign-out.
  }
}

/** The page of a network that wants a sign-in comes as a good answer, too. */
function isSound(answer: Response | undefined): answer is Response {
  return answer?.headers.get('content-type')?.startsWith('audio/') === true
}

/** Beside the recording, under an address that the server does not have. */
function timingsKey(audioUrl: string): string {
  return `${audioUrl}?timings`
}
