import type { ScenePlot } from '../format.ts'
import { whoeverBakes } from './pen-and-pot/bakes.ts'
import { whoeverCooks } from './pen-and-pot/cooks.ts'
import { whoeverDiary } from './pen-and-pot/diary.ts'
import { whoeverFibs } from './pen-and-pot/fibs.ts'
import { whoeverHums } from './pen-and-pot/hums.ts'
import { whoeverIsBrave } from './pen-and-pot/is-brave.ts'
import { whoeverLetters } from './pen-and-pot/letters.ts'
import { whoeverMaps } from './pen-and-pot/maps.ts'
import { whoeverTiny } from './pen-and-pot/tiny.ts'
import { whoeverTurnsInto } from './pen-and-pot/turns-into.ts'

/** Visitors of any sort: who writes, cooks, bakes, draws maps, and how some of them are. */
export const penAndPotPlots: ScenePlot[] = [whoeverBakes, whoeverCooks, whoeverDiary, whoeverFibs, whoeverHums, whoeverIsBrave, whoeverLetters, whoeverMaps, whoeverTiny, whoeverTurnsInto]
