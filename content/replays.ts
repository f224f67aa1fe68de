import type { Replay } from './replay.ts'
import { anyReplay } from './replays/any.ts'
import { beings } from './replays/beings.ts'
import { body } from './replays/body.ts'
import { going } from './replays/going.ts'
import { happenings } from './replays/happenings.ts'
import { making } from './replays/making.ts'
import { moving } from './replays/moving.ts'

export { anyReplay } from './replays/any.ts'

/** What can be shown of a day once more, and what is shown of anything else beside it. */
export const replays: readonly Replay[] = [...beings, ...body, ...going, ...happenings, ...making, ...moving, anyReplay]
