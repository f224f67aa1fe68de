import type { ScenePlot } from '../format.ts'
import { aprilFools } from './feast-days/april-fools.ts'
import { bonfireNight } from './feast-days/bonfire-night.ts'
import { bookDay } from './feast-days/book-day.ts'
import { carnival } from './feast-days/carnival.ts'
import { dayOfTheDead } from './feast-days/day-of-the-dead.ts'
import { earthDay } from './feast-days/earth-day.ts'
import { hanami } from './feast-days/hanami.ts'
import { harvestFestival } from './feast-days/harvest-festival.ts'
import { kwanzaa } from './feast-days/kwanzaa.ts'
import { newYam } from './feast-days/new-yam.ts'
import { saintLucia } from './feast-days/saint-lucia.ts'
import { saintNicholas } from './feast-days/saint-nicholas.ts'
import { saintPatrick } from './feast-days/saint-patrick.ts'
import { threeKings } from './feast-days/three-kings.ts'
import { valentinesDay } from './feast-days/valentines-day.ts'

/** Feast days and days of the calendar that families keep. */
export const feastDayPlots: ScenePlot[] = [
  bonfireNight,
  dayOfTheDead,
  saintNicholas,
  threeKings,
  saintLucia,
  carnival,
  saintPatrick,
  kwanzaa,
  valentinesDay,
  aprilFools,
  bookDay,
  harvestFestival,
  earthDay,
  hanami,
  newYam
]
