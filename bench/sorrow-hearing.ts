import { readSorrow } from '#server/storyteller/plan/sorrow.ts'
import { labelledLines } from './labelled-sentences.ts'
import { percent, type TableRow } from './story-table.ts'

/**
 * How well sorrows are heard, on sentences that nothing was fitted to: bench/sorrow/held-out-*.txt. Misses are told by
 * the heading they stand under, so that mending them does not fit the model to the very sentences.
 */
export function sorrowRows(showMisses: boolean): TableRow[] {
  const sorrows = labelledLines('held-out-sorrows.txt')
  const wishes = labelledLines('held-out-wishes.txt')
  const missed = sorrows.filter(({ text }) => readSorrow(text) === null)
  const taken = wishes.filter(({ text }) => readSorrow(text) !== null)
  if (showMisses)
    for (const [what, lines] of [
      ['missed', missed],
      ['taken for a sorrow', taken]
    ] as const)
      for (const [heading, under] of Map.groupBy(lines, (line) => line.heading))
        console.log(`${what}: ${under.length} under “${heading}”`)
  const heard = 1 - missed.length / sorrows.length
  const alarms = taken.length / wishes.length
  const part = 'sorrows and wishes that nothing was fitted to'
  return [
    {
      part,
      what: `sorrows heard, of ${sorrows.length}`,
      figure: percent(heard),
      bar: '>= 95 %',
      passed: heard >= 0.95
    },
    {
      part,
      what: `ordinary wishes taken for a sorrow, of ${wishes.length}`,
      figure: percent(alarms),
      bar: '<= 3 %',
      passed: alarms <= 0.03
    }
  ]
}
