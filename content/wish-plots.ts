import type { ScenePlot } from './format.ts'
import { animalPlots } from './wish-plots/animals.ts'
import { dayPlots } from './wish-plots/days.ts'
import { feastPlots } from './wish-plots/feasts.ts'
import { healthPlots } from './wish-plots/health.ts'
import { homePlots } from './wish-plots/home.ts'
import { kitchenPlots } from './wish-plots/kitchen.ts'
import { quietPlots } from './wish-plots/quiet.ts'
import { rolePlots } from './wish-plots/roles.ts'
import { schoolPlots } from './wish-plots/school.ts'
import { talePlots } from './wish-plots/tales.ts'
import { thingPlots } from './wish-plots/things.ts'
import { twoPlots } from './wish-plots/two.ts'
import { universalPlots } from './wish-plots/universal.ts'
import { usedPlots } from './wish-plots/used.ts'
import { visitorPlots } from './wish-plots/visitors.ts'

/** Stories of their own, each for the wish of one pack or a few, or for wishes of which no pack knows. */
export const wishPlots: ScenePlot[] = [...animalPlots, ...dayPlots, ...feastPlots, ...healthPlots, ...homePlots, ...kitchenPlots, ...quietPlots, ...rolePlots, ...schoolPlots, ...talePlots, ...thingPlots, ...twoPlots, ...universalPlots, ...usedPlots, ...visitorPlots]
