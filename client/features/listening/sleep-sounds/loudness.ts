import { SLEEP_SOUND_MINUTES } from './sleep-sound.ts'

const RISES_MS = 6000
const LASTS_MS = SLEEP_SOUND_MINUTES * 60_000
/** A sound that has its time sinks so slowly that the child does not wake because it is gone. */
const SETS_MS = 2 * 60_000
/** One that is told to end does so at once, but not like a switch. */
const SINKS_MS = 500

/** Moments in milliseconds since the epoch: a sleeping phone counts nothing else. */
export interface SoundTimes {
  beganMs: number
  /** When it was told to end; null until then. */
  toldMs: number | null
}

/** How loud a sleep sound is, 1 to 0; null when it is over. */
export function loudnessAt({ beganMs, toldMs }: SoundTimes, nowMs: number): number | null {
  const left = beganMs + LASTS_MS - nowMs
  const sinks = toldMs === null ? 1 : 1 - (nowMs - toldMs) / SINKS_MS
  if (left <= 0 || sinks <= 0) return null
  return share((nowMs - beganMs) / RISES_MS) * share(left / SETS_MS) * sinks
}

function share(value: number): number {
  return Math.min(1, Math.max(0, value))
}
