import type { SolutionMatrix } from '../format.ts'
import { animalSolutions } from './animal.ts'
import { babySolutions } from './baby.ts'
import { balanceSolutions } from './balance.ts'
import { braveSolutions } from './brave.ts'
import { breatheSolutions } from './breathe.ts'
import { careSolutions } from './care.ts'
import { listenSolutions } from './listen.ts'
import { lookSolutions } from './look.ts'
import { makeSolutions } from './make.ts'
import { patientSolutions } from './patient.ts'
import { rememberSolutions } from './remember.ts'
import { stepsSolutions } from './steps.ts'
import { teamSolutions } from './team.ts'
import { thinkSolutions } from './think.ts'

/** How {S} overcomes {obj}: every skill and nature against every challenge. */
export const solutions: SolutionMatrix = {
  look: lookSolutions,
  team: teamSolutions,
  remember: rememberSolutions,
  steps: stepsSolutions,
  patient: patientSolutions,
  listen: listenSolutions,
  balance: balanceSolutions,
  breathe: breatheSolutions,
  brave: braveSolutions,
  think: thinkSolutions,
  make: makeSolutions,
  care: careSolutions,
  animal: animalSolutions,
  baby: babySolutions
}
