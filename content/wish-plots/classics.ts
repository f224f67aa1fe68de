import type { ScenePlot } from '../format.ts'
import { noF } from './classics/no-f.ts'

export const classicPlots: ScenePlot[] = [noF]
