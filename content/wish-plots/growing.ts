import type { ScenePlot } from '../format.ts'
import { askingForHelp } from './growing/asking-for-help.ts'
import { beingDifferent } from './growing/being-different.ts'
import { calmingDown } from './growing/calming-down.ts'
import { gentleWithAnimals } from './growing/gentle-with-animals.ts'
import { helpingAtHome } from './growing/helping-at-home.ts'
import { iCanDoIt } from './growing/i-can-do-it.ts'
import { listening } from './growing/listening.ts'
import { runningOff } from './growing/running-off.ts'
import { siblingsFighting } from './growing/siblings-fighting.ts'
import { speakingUp } from './growing/speaking-up.ts'
import { tableManners } from './growing/table-manners.ts'
import { teamwork } from './growing/teamwork.ts'
import { thankful } from './growing/thankful.ts'
import { whining } from './growing/whining.ts'

/** What a child is learning to do and to be: to listen, to wait, to say stop, to help. */
export const growingPlots: ScenePlot[] = [askingForHelp, beingDifferent, calmingDown, gentleWithAnimals, helpingAtHome, iCanDoIt, listening, runningOff, siblingsFighting, speakingUp, tableManners, teamwork, thankful, whining]
