import type { ScenePlot } from '../format.ts'
import { airportNight } from './weather-days/airport-night.ts'
import { busBrokeDown } from './weather-days/bus-broke-down.ts'
import { hailBounced } from './weather-days/hail-bounced.ts'
import { icyPavement } from './weather-days/icy-pavement.ts'
import { roofLeaked } from './weather-days/roof-leaked.ts'
import { snowAtTheDoor } from './weather-days/snow-at-the-door.ts'
import { tentLeaked } from './weather-days/tent-leaked.ts'
import { trainInTheTunnel } from './weather-days/train-in-the-tunnel.ts'

/** What the weather and the season did to a family’s day. */
export const weatherDayPlots: ScenePlot[] = [airportNight, busBrokeDown, hailBounced, icyPavement, roofLeaked, snowAtTheDoor, tentLeaked, trainInTheTunnel]
