import type { ScenePlot } from '../format.ts'
import { whoeverBites } from './how-it-feels/bites.ts'
import { whoeverCold } from './how-it-feels/cold.ts'
import { whoeverCostume } from './how-it-feels/costume.ts'
import { whoeverCries } from './how-it-feels/cries.ts'
import { whoeverGlasses } from './how-it-feels/glasses.ts'
import { whoeverHatOn } from './how-it-feels/hat-on.ts'
import { whoeverHoldsIt } from './how-it-feels/holds-it.ts'
import { whoeverHot } from './how-it-feels/hot.ts'
import { whoeverKeepsOn } from './how-it-feels/keeps-on.ts'
import { whoeverRunnyNose } from './how-it-feels/runny-nose.ts'
import { whoeverSmells } from './how-it-feels/smells.ts'
import { whoeverStings } from './how-it-feels/stings.ts'

/** Visitors of any sort, and how it feels to be one: cold, hot, stuffed up, in tears, in glasses or a scarf, or with something along. */
export const howItFeelsPlots: ScenePlot[] = [whoeverBites, whoeverCold, whoeverCostume, whoeverCries, whoeverGlasses, whoeverHatOn, whoeverHoldsIt, whoeverHot, whoeverKeepsOn, whoeverRunnyNose, whoeverSmells, whoeverStings]
