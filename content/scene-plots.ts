import type { ScenePlot } from './format.ts'
import { cardboardBox } from './scene-plots/cardboard-box.ts'
import { hideAndSeek } from './scene-plots/hide-and-seek.ts'
import { museum } from './scene-plots/museum.ts'
import { pile } from './scene-plots/pile.ts'
import { question } from './scene-plots/question.ts'
import { rehearsal } from './scene-plots/rehearsal.ts'
import { rolesSwapped } from './scene-plots/roles-swapped.ts'
import { smallQuarrel } from './scene-plots/small-quarrel.ts'
import { tallTale } from './scene-plots/tall-tale.ts'

/** Every plot that is not a journey. */
export const scenePlots: ScenePlot[] = [
  cardboardBox,
  hideAndSeek,
  museum,
  pile,
  question,
  rehearsal,
  rolesSwapped,
  smallQuarrel,
  tallTale
]
