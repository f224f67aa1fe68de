import type { ScenePlot } from '../format.ts'
import { brotherBreaks } from './mishaps/brother-breaks.ts'
import { catInTheWashing } from './mishaps/cat-in-the-washing.ts'
import { forgotKit } from './mishaps/forgot-kit.ts'
import { hitting } from './mishaps/hitting.ts'
import { kettleBroke } from './mishaps/kettle-broke.ts'
import { phoneInTheWash } from './mishaps/phone-in-the-wash.ts'
import { picnicInTheCar } from './mishaps/picnic-in-the-car.ts'
import { spilled } from './mishaps/spilled.ts'
import { tooMuchFoam } from './mishaps/too-much-foam.ts'
import { wheelieBinBlewAway } from './mishaps/wheelie-bin-blew-away.ts'
import { wobblyTrolley } from './mishaps/wobbly-trolley.ts'

/** What a child has done that it should not have, or that has happened to it, as parents type it. */
export const mishapPlots: ScenePlot[] = [
  hitting,
  spilled,
  brotherBreaks,
  forgotKit,
  tooMuchFoam,
  kettleBroke,
  phoneInTheWash,
  wheelieBinBlewAway,
  wobblyTrolley,
  catInTheWashing,
  picnicInTheCar
]
