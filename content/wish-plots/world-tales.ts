import type { ScenePlot } from '../format.ts'
import { anansi } from './world-tales/anansi.ts'
import { hanuman } from './world-tales/hanuman.ts'
import { maui } from './world-tales/maui.ts'

/** Heroes and tales that children of the world grow up with, and what they play and eat. */
export const worldTalePlots: ScenePlot[] = [maui, hanuman, anansi]
