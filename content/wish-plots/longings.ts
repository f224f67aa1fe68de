import type { ScenePlot } from '../format.ts'
import { whoeverBallet } from './longings/ballet.ts'
import { whoeverDance } from './longings/dance.ts'
import { whoeverLast } from './longings/last.ts'
import { whoeverOfPeople } from './longings/of-people.ts'
import { whoeverScary } from './longings/scary.ts'
import { whoeverSing } from './longings/sing.ts'
import { whoeverTalks } from './longings/talks.ts'
import { whoeverTurnedColour } from './longings/turned-colour.ts'
import { whoeverUsualFood } from './longings/usual-food.ts'
import { whoeverWontBrush } from './longings/wont-brush.ts'

/** Visitors of any sort, with one exact longing or trouble. */
export const longingPlots: ScenePlot[] = [
  whoeverDance,
  whoeverLast,
  whoeverOfPeople,
  whoeverScary,
  whoeverSing,
  whoeverTalks,
  whoeverTurnedColour,
  whoeverUsualFood,
  whoeverWontBrush,
  whoeverBallet
]
