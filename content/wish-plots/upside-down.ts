import type { ScenePlot } from '../format.ts'
import { allShrank } from './upside-down/all-shrank.ts'
import { birthdayEveryDay } from './upside-down/birthday-every-day.ts'
import { hadTails } from './upside-down/had-tails.ts'
import { moonDidNotCome } from './upside-down/moon-did-not-come.ts'
import { petsOwnPeople } from './upside-down/pets-own-people.ts'
import { sunDidNotComeUp } from './upside-down/sun-did-not-come-up.ts'
import { thingsTalk } from './upside-down/things-talk.ts'
import { timeBackwards } from './upside-down/time-backwards.ts'

/** Days and nights on which the world goes another way. */
export const upsideDownPlots: ScenePlot[] = [
  allShrank,
  birthdayEveryDay,
  hadTails,
  moonDidNotCome,
  petsOwnPeople,
  sunDidNotComeUp,
  thingsTalk,
  timeBackwards
]
