import type { ScenePlot } from './format.ts'
import { readPreparedPlots } from './prepared-plots.ts'

/**
 * Stories of their own, each for the wish of one pack or a few, or for wishes of which no pack knows: as the build has
 * prepared them, or where it has not, or something has been edited since, from their sources.
 */
export const wishPlots: readonly ScenePlot[] = readPreparedPlots() ?? (await import('./wish-plots/all.ts')).allWishPlots
