import type { ScenePlot } from '../format.ts'
import { beachInTheRain } from './getting-there/beach-in-the-rain.ts'
import { cowInTheRoad } from './getting-there/cow-in-the-road.ts'
import { fourInTheMorning } from './getting-there/four-in-the-morning.ts'
import { rickshawInTheRain } from './getting-there/rickshaw-in-the-rain.ts'
import { seeTheSunrise } from './getting-there/see-the-sunrise.ts'
import { tentBlewAway } from './getting-there/tent-blew-away.ts'
import { tiredLegs } from './getting-there/tired-legs.ts'
import { toTheVillage } from './getting-there/to-the-village.ts'
import { umbrellaTurnedInsideOut } from './getting-there/umbrella-turned-inside-out.ts'
import { veryLongTrain } from './getting-there/very-long-train.ts'
import { wrongTurnToTheSea } from './getting-there/wrong-turn-to-the-sea.ts'

/** On the way: whatever the weather, the hour and the wheels. */
export const gettingTherePlots: ScenePlot[] = [
  beachInTheRain,
  cowInTheRoad,
  fourInTheMorning,
  seeTheSunrise,
  tentBlewAway,
  umbrellaTurnedInsideOut,
  veryLongTrain,
  wrongTurnToTheSea,
  rickshawInTheRain,
  tiredLegs,
  toTheVillage
]
