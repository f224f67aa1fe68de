import type { Story } from '#shared/story.ts'

import { readStored } from '../../../lib/use-stored-value.ts'
import { STORED_USER_ID } from '../../../session/saved-session.ts'
import { isKept, keepNarration, markKept } from './audio-cache.ts'
import { askForNarration, fetchTimings, type NarrationSource } from './narration-source.ts'

/** Nobody waits for it: it asks seldom, and for as long as the longest story takes to be spoken on a slow machine. */
const ASK_EVERY_MS = 3000
const MOST_ASKS = 200
const MOST_MISSES = 3

/**
 * What a star means for the sound: a favourite is kept for evenings without a network, also one that was never heard
 * here; any other story is kept as long as it is among the last.
 */
export async function keepFavorite(story: Story): Promise<void> {
  if (isKept(story) || !story.isFavorite) return markKept(story)
  try {
    await keepWhenWhole(story, await askForNarration(story))
  } catch (error) {
    // §8: quietly; it is kept when it is heard.
    console.info('The favorite could not be kept on this device', error)
  }
}

/** Waits until a narration has been made to its end, and keeps it. Never fails: what is not kept now is kept later. */
export async function keepWhenWhole(story: Story, source: NarrationSource): Promise<void> {
  let misses = 0
  const owner = readStored(STORED_USER_ID)
  // Whoever has signed out meanwhile keeps nothing here.
  for (let asks = 0; asks < MOST_ASKS && misses < MOST_MISSES && readStored(STORED_USER_ID) === owner; asks += 1) {
    const timings = await fetchTimings(source)
    if (timings?.complete === true) return keepNarration(story, { ...source, timings })
    if (timings === null) misses += 1
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
}
