import type { ScenePlot } from '../format.ts'
import { biscuits } from './kitchen/biscuits.ts'
import { peas } from './kitchen/peas.ts'

/** What is cooked and eaten, or not eaten. */
export const kitchenPlots: ScenePlot[] = [biscuits, peas]
