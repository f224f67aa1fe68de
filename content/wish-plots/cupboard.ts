import type { ScenePlot } from '../format.ts'
import { button } from './cupboard/button.ts'
import { fridgeParty } from './cupboard/fridge-party.ts'
import { fridge } from './cupboard/fridge.ts'
import { hoover } from './cupboard/hoover.ts'
import { leftHanded } from './cupboard/left-handed.ts'
import { robotHoover } from './cupboard/robot-hoover.ts'
import { scissors } from './cupboard/scissors.ts'
import { spoon } from './cupboard/spoon.ts'
import { toaster } from './cupboard/toaster.ts'

/** Things of the house that a child wishes for: the hoover, the fridge, a button. */
export const cupboardPlots: ScenePlot[] = [button, fridge, hoover, leftHanded, robotHoover, scissors, spoon, toaster, fridgeParty]
