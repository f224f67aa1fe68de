import type { ScenePlot } from '../../format.ts'
import { deedHoldOn } from './hold-on.ts'
import { deedNothingHasComeOff } from './nothing-has-come-off.ts'
import { deedThroughTheWall } from './through-the-wall.ts'
import { deedWhoComesWhenCalled } from './who-comes-when-called.ts'

export const statePlots: ScenePlot[] = [
  deedThroughTheWall,
  deedNothingHasComeOff,
  deedWhoComesWhenCalled,
  deedHoldOn
]
