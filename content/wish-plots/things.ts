import type { ScenePlot } from '../format.ts'

/** Vehicles, machines, jobs, the sky, and what children play. */
export const thingPlots: ScenePlot[] = []
