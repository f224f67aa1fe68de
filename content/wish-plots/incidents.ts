import type { ScenePlot } from '../format.ts'
import { behindYou } from './incidents/behind-you.ts'
import { betterOne } from './incidents/better-one.ts'
import { gobbledUp } from './incidents/gobbled-up.ts'
import { seenOutside } from './incidents/seen-outside.ts'
import { takenAway } from './incidents/taken-away.ts'

/** Of what befell a family on an ordinary day, whatever animal, thing or place it was (`incidents.ts`). */
export const incidentPlots: ScenePlot[] = [behindYou, betterOne, gobbledUp, takenAway]
/** What befalls any family on an ordinary day, told with who and what the message names. */
export const incidentPlots: ScenePlot[] = [takenAway, gobbledUp, seenOutside]
