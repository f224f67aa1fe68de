import type { ScenePlot } from '../format.ts'
import { clothesTooShort } from './outgrown/clothes-too-short.ts'
import { keepsForgetting } from './outgrown/keeps-forgetting.ts'
import { lineLeader } from './outgrown/line-leader.ts'
import { movedUp } from './outgrown/moved-up.ts'
import { noMoreNightMilk } from './outgrown/no-more-night-milk.ts'
import { walksEverywhere } from './outgrown/walks-everywhere.ts'
import { writesOwnName } from './outgrown/writes-own-name.ts'

/** What a child has grown out of, and into. */
export const outgrownPlots: ScenePlot[] = [clothesTooShort, writesOwnName, movedUp, walksEverywhere, lineLeader, keepsForgetting, noMoreNightMilk]
