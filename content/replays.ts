import type { Replay } from './replay.ts'
import { anyReplay, movesReplay, standsReplay } from './replays/any.ts'
import { beings } from './replays/beings.ts'
import { body } from './replays/body.ts'
import { going } from './replays/going.ts'
import { happenings } from './replays/happenings.ts'
import { making } from './replays/making.ts'
import { moving } from './replays/moving.ts'

export { anyReplay, movesReplay, standsReplay } from './replays/any.ts'

/** What follows any sentence, and so may be told of several of one day. */
export const GENERAL_REPLAYS: ReadonlySet<string> = new Set([anyReplay, movesReplay, standsReplay].map(({ id }) => id))

/** What can be shown of a day once more, and what is shown of anything else beside it. */
export const replays: readonly Replay[] = [
  ...beings,
  ...body,
  ...going,
  ...happenings,
  ...making,
  ...moving,
  anyReplay,
  movesReplay,
  standsReplay
]
