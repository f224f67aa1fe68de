import type { ScenePlot } from './format.ts'
import { cardboardBox } from './scene-plots/cardboard-box.ts'
import { hideAndSeek } from './scene-plots/hide-and-seek.ts'
import { museum } from './scene-plots/museum.ts'
import { oneThingLeads } from './scene-plots/one-thing-leads.ts'
import { pile } from './scene-plots/pile.ts'
import { question } from './scene-plots/question.ts'
import { rehearsal } from './scene-plots/rehearsal.ts'
import { rolesSwapped } from './scene-plots/roles-swapped.ts'
import { show } from './scene-plots/show.ts'
import { smallQuarrel } from './scene-plots/small-quarrel.ts'
import { tallTale } from './scene-plots/tall-tale.ts'
import { windowChair } from './scene-plots/window-chair.ts'

/** Every plot that is not a journey. */
export const scenePlots: ScenePlot[] = [
  cardboardBox,
  hideAndSeek,
  museum,
  oneThingLeads,
  pile,
  question,
  rehearsal,
  rolesSwapped,
  show,
  smallQuarrel,
  tallTale,
  windowChair
]
