import type { ScenePlot } from '../format.ts'
import { notLost } from './two/not-lost.ts'
import { sinceFour } from './two/since-four.ts'
import { someTime } from './two/some-time.ts'
import { thatsIt } from './two/thats-it.ts'

/** Wishes with two halves, each of which is played: somebody finds somebody, a shed turns into a rocket. */
export const twoPlots: ScenePlot[] = [notLost, someTime, sinceFour, thatsIt]
