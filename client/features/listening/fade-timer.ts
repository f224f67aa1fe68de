/** Minutes after which the narration falls asleep; `end` is the end of the story, which needs no timer. */
export const FADE_CHOICES = ['off', 'end', '15', '30', '45'] as const
export type FadeChoice = (typeof FADE_CHOICES)[number]

export const FADE_LABELS: Record<FadeChoice, string> = {
  off: 'Off',
  end: 'End of story',
  '15': '15 min',
  '30': '30 min',
  '45': '45 min'
}

/** The voice sinks over its last twenty seconds. */
const FADE_SECONDS = 20

/** When the fade ends, in milliseconds since the epoch: a moment, because a sleeping phone counts no timers. */
export function fadeEnd(choice: FadeChoice, nowMs: number): number | null {
  return choice === 'off' || choice === 'end' ? null : nowMs + Number(choice) * 60_000
}

/** How loud the voice may still be, 1 to 0. */
export function fadeGain(endMs: number | null, nowMs: number): number {
  if (endMs === null) return 1
  return Math.min(1, Math.max(0, (endMs - nowMs) / (FADE_SECONDS * 1000)))
}
