import type { ScenePlot } from '../format.ts'
import { afterThree } from './what-ifs/after-three.ts'

/** What if: the world is otherwise for a day, and it happens; and days that a family really has. */
export const whatIfPlots: ScenePlot[] = [afterThree]
