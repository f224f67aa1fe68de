import type { Duration } from '#shared/story.ts'
import type { WordWindow } from './story-plan.ts'

/** At 115 to 150 spoken words a minute these stay inside the minutes that the parent chose. */
export const WINDOWS: Record<Duration, WordWindow> = {
  short: { min: 450, max: 575, target: 515 },
  medium: { min: 750, max: 920, target: 835 },
  long: { min: 1200, max: 1380, target: 1290 }
}
