import type { ReplayPlace, Line } from '#content/format.ts'
import { replays } from '#content/replays.ts'
import { spokenLines } from '#content/second-topics.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'

/** What is shown once more after a sentence of the day; of a day with one sentence the last passage is kept for later. */
export function playedOnceMore(place: ReplayPlace, says: WishSayings): readonly Line[] {
  const replay = replays.find(({ id }) => id === says[`replay.${place}`])
  if (replay === undefined) return []
  const lines = spokenLines(replay.played)
  if (place === 'again') return lines.slice(-1)
  return says['replay.again'] === undefined ? lines : lines.slice(0, -1)
}

/** What is left of it in bed. */
export function leftInBed(says: WishSayings): readonly Line[] {
  return replays.find(({ id }) => id === says['replay.bed'])?.bed ?? []
}
