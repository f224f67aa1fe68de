import type { DayBeat } from './day-beat.ts'
import { anyBeat } from './day-beats/any.ts'
import { body } from './day-beats/body.ts'
import { going } from './day-beats/going.ts'

export { anyBeat } from './day-beats/any.ts'

/** What can be shown of a day once more, and what is shown of anything else beside it. */
export const dayBeats: readonly DayBeat[] = [...body, ...going, anyBeat]
