import type { ScenePlot } from '../format.ts'
import { football } from './things/football.ts'
import { moon } from './things/moon.ts'
import { robots } from './things/robots.ts'
import { space } from './things/space.ts'
import { trains } from './things/trains.ts'

/** Vehicles, machines, jobs, the sky, and what children play. */
export const thingPlots: ScenePlot[] = [football, moon, robots, space, trains]
