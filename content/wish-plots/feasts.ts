import type { ScenePlot } from '../format.ts'
import { christmas } from './feasts/christmas.ts'
import { diwali } from './feasts/diwali.ts'
import { eid } from './feasts/eid.ts'
import { halloween } from './feasts/halloween.ts'

/** Feasts of all cultures. */
export const feastPlots: ScenePlot[] = [christmas, diwali, eid, halloween]
