import { dayBeats } from '#content/day-beats.ts'
import type { BeatPlace, Line } from '#content/format.ts'
import { spokenLines } from '#content/second-topics.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'

/** What is shown once more after a sentence of the day; of a day with one sentence the last passage is kept for later. */
export function playedOnceMore(place: BeatPlace, says: WishSayings): readonly Line[] {
  const beat = dayBeats.find(({ id }) => id === says[`beat.${place}`])
  if (beat === undefined) return []
  const lines = spokenLines(beat.played)
  if (place === 'again') return lines.slice(-1)
  return says['beat.again'] === undefined ? lines : lines.slice(0, -1)
}

/** What is left of it in bed. */
export function leftInBed(says: WishSayings): readonly Line[] {
  return dayBeats.find(({ id }) => id === says['beat.bed'])?.bed ?? []
}
