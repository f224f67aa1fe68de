import type { ScenePlot } from '../format.ts'

/** Trades and callings a child plays at: the knight, the builder, the magician. */
export const tradePlots: ScenePlot[] = []
