import type { Story } from '#shared/story.ts'
import { ApiError } from '../../api/api-error.ts'
import { isMetered } from '../../lib/metered.ts'
import { isPageHeld } from '../../lib/page-hold.ts'
import { readStored } from '../../lib/use-stored-value.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { STORED_USER_ID } from '../../session/saved-session.ts'
import { isKept, keepNarration, markKept } from './audio-cache.ts'
import { askForNarration, fetchTimings, type NarrationSource } from './narration-source.ts'

/** Nothing waits for it: it asks seldom, and for as long as the longest story takes to be spoken on a slow machine. */
const ASK_EVERY_MS = 3000
const MOST_ASKS = 200
const MOST_MISSES = 3

/** Stories whose star was just given; they need no other caller to keep them. */
const starred = new Set<string>()

/**
 * What a star means for the sound: a favourite is kept for evenings without a network, also one that was never heard
 * here; any other story is kept as long as it is among the last.
 */
export async function keepFavorite(story: Story): Promise<void> {
  if (isKept(story) || !story.isFavorite) return markKept(story)
  starred.add(story.id)
  try {
    await keepWhenWhole(story, await askForNarration(story))
  } catch (error) {
    // §8: quietly; it is kept when it is heard.
    console.info('The favorite could not be kept on this device', error)
  } finally {
    starred.delete(story.id)
  }
}

/**
 * Keeps every favorite that is not on this device yet, as after a new sign-in or on a second device: one by one, in
 * idle moments, never while a story is made, read or heard, and not where every megabyte counts. Never fails.
 */
export async function keepFavorites(stories: Story[], stop: AbortSignal): Promise<void> {
  if (!('caches' in window)) return
  for (const story of stories.filter(({ isFavorite }) => isFavorite)) {
    while (!isKept(story)) {
      await idle(stop)
      if (stop.aborted || isMetered()) return
      if (isPageHeld() || starred.has(story.id)) {
        await pause()
        continue
      }
      try {
        await keepWhenWhole(story, await askForNarration(story, stop), () => !stop.aborted && !isPageHeld())
      } catch (error) {
        if (stop.aborted) return
        console.info('A favorite could not be kept on this device', error)
        // One story may have lost its voice; a plan that lapsed or a network that is gone concerns all of them.
        if (!(error instanceof ApiError) || [401, 402, 429].includes(error.status)) return
        break
      }
      // A parent who began to read is not disturbed, and it is tried again afterwards; a full disk stays full.
      if (!isKept(story) && !isPageHeld()) return
    }
  }
}

function idle(stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve()
    const cancel = whenIdle(resolve)
    stop.addEventListener('abort', () => {
      cancel()
      resolve()
    })
  })
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
}

/**
 * Waits until a narration has been made to its end, and keeps it, as long as it `mayGoOn`. Never fails: what is not kept
 * now is kept later.
 */
export async function keepWhenWhole(
  story: Story,
  source: NarrationSource,
  mayGoOn: () => boolean = () => true
): Promise<void> {
  let misses = 0
  const owner = readStored(STORED_USER_ID)
  // After a sign-out meanwhile nothing is kept here.
  const isWelcome = () => readStored(STORED_USER_ID) === owner && mayGoOn()
  for (let asks = 0; asks < MOST_ASKS && misses < MOST_MISSES && isWelcome(); asks += 1) {
    const timings = await fetchTimings(source)
    if (!isWelcome()) return
    if (timings?.complete === true) return keepNarration(story, { ...source, timings })
    if (timings === null) misses += 1
    await pause()
  }
}
