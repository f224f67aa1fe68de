import type { ScenePlot } from '../format.ts'
import { didClockWithSomebodyInIt } from './did/clock-with-somebody-in-it.ts'
import { didLicenceForIt } from './did/licence-for-it.ts'
import { didTheReserve } from './did/the-reserve.ts'
import { didTwoInOneCoat } from './did/two-in-one-coat.ts'

/** Wishes that say what a person whom the family knows did (“Fatima did the solo in assembly”): it is done at home. */
export const didPlots: ScenePlot[] = [didClockWithSomebodyInIt, didLicenceForIt, didTwoInOneCoat, didTheReserve]
