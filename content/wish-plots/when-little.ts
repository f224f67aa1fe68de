import type { ScenePlot } from '../format.ts'
import { asABaby } from './when-little/first-word.ts'
import { littleAndNaughty } from './when-little/naughty.ts'
import { littleOnAnyDay } from './when-little/other-one.ts'
import { littleAtSchool } from './when-little/shoe.ts'

/** One of the family tells of when that one was a child, and what is told is seen. */
export const whenLittlePlots: ScenePlot[] = [littleAndNaughty, littleAtSchool, littleOnAnyDay, asABaby]
