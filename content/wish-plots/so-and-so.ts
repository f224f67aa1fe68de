import type { ScenePlot } from '../format.ts'
import { whoeverBored } from './so-and-so/bored.ts'
import { whoeverBossy } from './so-and-so/bossy.ts'
import { whoeverClumsy } from './so-and-so/clumsy.ts'
import { whoeverHurry } from './so-and-so/hurry.ts'
import { whoeverLazy } from './so-and-so/lazy.ts'
import { whoeverShy } from './so-and-so/shy.ts'
import { whoeverTicklish } from './so-and-so/ticklish.ts'

/** Visitors of any sort who are so and so. */
export const soAndSoPlots: ScenePlot[] = [whoeverBored, whoeverBossy, whoeverClumsy, whoeverHurry, whoeverLazy, whoeverShy, whoeverTicklish]
