import type { ScenePlot } from './format.ts'
import { hideAndSeek } from './scene-plots/hide-and-seek.ts'
import { museum } from './scene-plots/museum.ts'
import { pile } from './scene-plots/pile.ts'
import { question } from './scene-plots/question.ts'
import { rehearsal } from './scene-plots/rehearsal.ts'
import { rolesSwapped } from './scene-plots/roles-swapped.ts'
import { tallTale } from './scene-plots/tall-tale.ts'

/** Every plot that is not a journey. */
export const scenePlots: ScenePlot[] = [
  hideAndSeek,
  museum,
  pile,
  question,
  rehearsal,
  rolesSwapped,
  tallTale
]
