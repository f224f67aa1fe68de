import type { ScenePlot } from './format.ts'
import { animalPlots } from './wish-plots/animals.ts'
import { dayPlots } from './wish-plots/days.ts'
import { feastPlots } from './wish-plots/feasts.ts'
import { homePlots } from './wish-plots/home.ts'
import { quietPlots } from './wish-plots/quiet.ts'
import { talePlots } from './wish-plots/tales.ts'
import { thingPlots } from './wish-plots/things.ts'
import { universalPlots } from './wish-plots/universal.ts'
import { visitorPlots } from './wish-plots/visitors.ts'

/** Stories of their own, each for the wish of one pack or a few. */
export const wishPlots: ScenePlot[] = [...animalPlots, ...dayPlots, ...feastPlots, ...homePlots, ...quietPlots, ...talePlots, ...thingPlots, ...universalPlots, ...visitorPlots]
