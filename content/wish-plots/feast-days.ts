import type { ScenePlot } from '../format.ts'
import { aprilFools } from './feast-days/april-fools.ts'
import { babyChooses } from './feast-days/baby-chooses.ts'
import { basketOnARope } from './feast-days/basket-on-a-rope.ts'
import { boatsInTheGutter } from './feast-days/boats-in-the-gutter.ts'
import { bonfireNight } from './feast-days/bonfire-night.ts'
import { bookDay } from './feast-days/book-day.ts'
import { carnival } from './feast-days/carnival.ts'
import { christmasBeach } from './feast-days/christmas-beach.ts'
import { coinInTheDumpling } from './feast-days/coin-in-the-dumpling.ts'
import { dayOfTheDead } from './feast-days/day-of-the-dead.ts'
import { drummerWithoutAStick } from './feast-days/drummer-without-a-stick.ts'
import { earthDay } from './feast-days/earth-day.ts'
import { greasyPole } from './feast-days/greasy-pole.ts'
import { hanami } from './feast-days/hanami.ts'
import { harvestFestival } from './feast-days/harvest-festival.ts'
import { karaokeNight } from './feast-days/karaoke-night.ts'
import { kwanzaa } from './feast-days/kwanzaa.ts'
import { lastTrainYawns } from './feast-days/last-train-yawns.ts'
import { mixedUpLunches } from './feast-days/mixed-up-lunches.ts'
import { newYam } from './feast-days/new-yam.ts'
import { octopusInTheBento } from './feast-days/octopus-in-the-bento.ts'
import { parolStar } from './feast-days/parol-star.ts'
import { peacockInTheRain } from './feast-days/peacock-in-the-rain.ts'
import { puppetsOutOfThePond } from './feast-days/puppets-out-of-the-pond.ts'
import { saintLucia } from './feast-days/saint-lucia.ts'
import { saintNicholas } from './feast-days/saint-nicholas.ts'
import { saintPatrick } from './feast-days/saint-patrick.ts'
import { sameCloth } from './feast-days/same-cloth.ts'
import { starTwentySeven } from './feast-days/star-twenty-seven.ts'
import { threeKings } from './feast-days/three-kings.ts'
import { toothOnTheRoof } from './feast-days/tooth-on-the-roof.ts'
import { typhoonBed } from './feast-days/typhoon-bed.ts'
import { valentinesDay } from './feast-days/valentines-day.ts'
import { whiteDogAtHoli } from './feast-days/white-dog-at-holi.ts'

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
  newYam,
  sameCloth,
  babyChooses,
  toothOnTheRoof,
  parolStar,
  christmasBeach,
  karaokeNight,
  greasyPole,
  typhoonBed,
  mixedUpLunches,
  basketOnARope,
  boatsInTheGutter,
  coinInTheDumpling,
  drummerWithoutAStick,
  lastTrainYawns,
  octopusInTheBento,
  peacockInTheRain,
  puppetsOutOfThePond,
  starTwentySeven,
  whiteDogAtHoli
]
