import type { ScenePlot } from '../../format.ts'
import { deedALongYes } from './a-long-yes.ts'
import { deedAndThatIs } from './and-that-is.ts'
import { deedFourStrangersInAFrame } from './four-strangers-in-a-frame.ts'
import { deedItItches } from './it-itches.ts'
import { deedTheFreePlace } from './the-free-place.ts'
import { deedTheHedgeNibbles } from './the-hedge-nibbles.ts'
import { deedWhatComesAfter } from './what-comes-after.ts'

export const deedsOfSaying: ScenePlot[] = [
  deedALongYes,
  deedTheHedgeNibbles,
  deedFourStrangersInAFrame,
  deedWhatComesAfter,
  deedTheFreePlace,
  deedAndThatIs,
  deedItItches
]
