import type { ScenePlot } from '../../format.ts'
import { deedOursAnythingForMe } from './ours-anything-for-me.ts'
import { deedOursGuessWhat } from './ours-guess-what.ts'
import { deedOursSevenYawns } from './ours-seven-yawns.ts'
import { deedOursSomebodyHasToBe } from './ours-somebody-has-to-be.ts'

export const childsBecoming: ScenePlot[] = [
  deedOursAnythingForMe,
  deedOursSomebodyHasToBe,
  deedOursSevenYawns,
  deedOursGuessWhat
]
