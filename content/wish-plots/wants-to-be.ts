import type { ScenePlot } from '../format.ts'
import { whoeverAnother } from './wants-to-be/another.ts'
import { whoeverBig } from './wants-to-be/big.ts'
import { binMan } from './wants-to-be/bin-man.ts'
import { whoeverDoctor } from './wants-to-be/doctor.ts'
import { whoeverFirefighter } from './wants-to-be/firefighter.ts'
import { whoeverFootballer } from './wants-to-be/footballer.ts'
import { whoeverHairdresser } from './wants-to-be/hairdresser.ts'
import { whoeverKnight } from './wants-to-be/knight.ts'
import { whoeverMagician } from './wants-to-be/magician.ts'
import { whoeverRockStar } from './wants-to-be/rock-star.ts'
import { whoeverRoyal } from './wants-to-be/royal.ts'
import { whoeverSmall } from './wants-to-be/small.ts'
import { whoeverWorld } from './wants-to-be/world.ts'

/** Visitors of any sort, who want to be what they are not. */
export const wantsToBePlots: ScenePlot[] = [
  whoeverAnother,
  whoeverBig,
  whoeverDoctor,
  whoeverFirefighter,
  whoeverFootballer,
  whoeverHairdresser,
  whoeverKnight,
  whoeverMagician,
  whoeverRockStar,
  whoeverRoyal,
  whoeverSmall,
  whoeverWorld, binMan]
