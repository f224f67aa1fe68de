import type { ScenePlot } from '../format.ts'
import { binLorry } from './things/bin-lorry.ts'
import { bus } from './things/bus.ts'
import { diggers } from './things/diggers.ts'
import { fireEngine } from './things/fire-engine.ts'
import { football } from './things/football.ts'
import { moon } from './things/moon.ts'
import { music } from './things/music.ts'
import { ocean } from './things/ocean.ts'
import { robots } from './things/robots.ts'
import { rocket } from './things/rocket.ts'
import { space } from './things/space.ts'
import { tractors } from './things/tractors.ts'
import { trainWindow } from './things/train-window.ts'
import { trains } from './things/trains.ts'

/** Vehicles, machines, jobs, the sky, and what children play. */
export const thingPlots: ScenePlot[] = [diggers, fireEngine, football, moon, music, ocean, robots, space, tractors, trains, trainWindow, bus, binLorry, rocket]
