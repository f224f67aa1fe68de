import type { ScenePlot } from '../../format.ts'
import { deedOursASpoonHigher } from './ours-a-spoon-higher.ts'
import { deedOursAtEveryGate } from './ours-at-every-gate.ts'
import { deedOursItIsTheOh } from './ours-it-is-the-oh.ts'
import { deedOursLookForAHat } from './ours-look-for-a-hat.ts'

export const childsGoing: ScenePlot[] = [deedOursItIsTheOh, deedOursAtEveryGate, deedOursASpoonHigher, deedOursLookForAHat]
