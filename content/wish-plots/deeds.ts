import type { ScenePlot } from '../format.ts'
import { childsBecoming } from './deeds/child-becoming.ts'
import { childsGoing } from './deeds/child-going.ts'
import { childsMaking } from './deeds/child-making.ts'
import { childsMeeting } from './deeds/child-meeting.ts'
import { deedsOfGoing } from './deeds/going.ts'
import { deedsOfHaving } from './deeds/having.ts'
import { deedsOfMaking } from './deeds/making.ts'
import { deedsOfSaying } from './deeds/saying.ts'
import { deedsOfStage } from './deeds/stage.ts'
import { statePlots } from './deeds/states.ts'
import { deedsOfTurning } from './deeds/turning.ts'

/** Stories of one kind of deed each (“a wombat digs a tunnel to Nana’s house”), so that what goes wrong belongs to just that. */
export const deedPlots: ScenePlot[] = [
  ...deedsOfMaking,
  ...deedsOfGoing,
  ...deedsOfStage,
  ...deedsOfHaving,
  ...deedsOfSaying,
  ...deedsOfTurning,
  ...statePlots,
  ...childsBecoming,
  ...childsGoing,
  ...childsMaking,
  ...childsMeeting
]
