import type { ScenePlot } from '../format.ts'
import { behindYou } from './incidents/behind-you.ts'
import { betterOne } from './incidents/better-one.ts'

/** What befell a family on an ordinary day, told of whatever animal, thing or place the message names. */
export const incidentPlots: ScenePlot[] = [betterOne, behindYou]
