import type { ReplayPlace, Line } from '#content/format.ts'
import { GENERAL_REPLAYS, replays } from '#content/replays.ts'
import { spokenLines } from '#content/second-topics.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'

/** What is shown once more after a sentence of the day; of a day with one sentence the last passage is kept for later. */
export function playedOnceMore(place: ReplayPlace, says: WishSayings): readonly Line[] {
  const replay = replays.find(({ id }) => id === says[`replay.${place}`])
  if (replay === undefined) return []
  if (GENERAL_REPLAYS.has(replay.id))
    return spokenLines(everyOther(place, replay.played).map((text) => withNoun(text, place, says)))
  const lines = spokenLines(replay.played)
  if (place === 'again') return lines.slice(-1)
  return says['replay.again'] === undefined ? lines : lines.slice(0, -1)
}

/** So that two sentences are not shown in the same way. */
function everyOther(place: ReplayPlace, passages: readonly string[]): readonly string[] {
  const odd = place === 'again' ? 1 : place % 2
  return passages.filter((_, at) => at % 2 === odd)
}

/** {shown.the}, {shown.move} and {shown.stand} of the noun that is known in the sentence at this place. */
function withNoun(text: string, place: ReplayPlace, says: WishSayings): string {
  return text.replaceAll(
    /\{shown\.(?<slot>\p{L}+)\}/gu,
    (whole, slot: string) => says[`shown.${place}.${slot}`] ?? whole
  )
}

/** What is left of it in bed. */
export function leftInBed(says: WishSayings): readonly Line[] {
  return replays.find(({ id }) => id === says['replay.bed'])?.bed ?? []
}
