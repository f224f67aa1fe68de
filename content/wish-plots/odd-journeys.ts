import type { ScenePlot } from '../format.ts'
import { brickTownAsleep } from './odd-journeys/brick-town-asleep.ts'
import { flyingRickshaw } from './odd-journeys/flying-rickshaw.ts'
import { mooseAtTheSupermarket } from './odd-journeys/moose-at-the-supermarket.ts'
import { racingCarsAtNight } from './odd-journeys/racing-cars-at-night.ts'
import { superStrongAnt } from './odd-journeys/super-strong-ant.ts'
import { tunnelInTheSandpit } from './odd-journeys/tunnel-in-the-sandpit.ts'

/** Roads that lead up, under and through the night. */
export const oddJourneyPlots: ScenePlot[] = [brickTownAsleep, flyingRickshaw, mooseAtTheSupermarket, racingCarsAtNight, superStrongAnt, tunnelInTheSandpit]
