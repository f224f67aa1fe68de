import type { ScenePlot } from '../format.ts'
import { duckDetectiveFours } from './upside-ideas/duck-detective-fours.ts'
import { everybodysBirthday } from './upside-ideas/everybodys-birthday.ts'
import { shoesOnHands } from './upside-ideas/shoes-on-hands.ts'
import { slothShortCut } from './upside-ideas/sloth-short-cut.ts'
import { volcanoBurpsBubbles } from './upside-ideas/volcano-burps-bubbles.ts'
import { whaleInThePool } from './upside-ideas/whale-in-the-pool.ts'

/** What only a child would think of, and it happens. */
export const upsideIdeaPlots: ScenePlot[] = [duckDetectiveFours, everybodysBirthday, shoesOnHands, slothShortCut, volcanoBurpsBubbles, whaleInThePool]
