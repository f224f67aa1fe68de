import type { ScenePlot } from '../../format.ts'
import { deedFiveOfWhat } from './five-of-what.ts'
import { deedStillComesOff } from './it-still-comes-off.ts'
import { deedJustToTaste } from './just-to-taste.ts'
import { deedMovingTheHole } from './moving-the-hole.ts'
import { deedNobodyLooking } from './nobody-looking.ts'
import { deedSomethingFlat } from './something-flat.ts'
import { deedYouPull } from './you-pull-and-theres-more.ts'

export const deedsOfMaking: ScenePlot[] = [
  deedFiveOfWhat,
  deedSomethingFlat,
  deedYouPull,
  deedJustToTaste,
  deedStillComesOff,
  deedMovingTheHole,
  deedNobodyLooking
]
