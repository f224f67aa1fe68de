import type { ScenePlot } from '../format.ts'
import { barNine } from './two/bar-nine.ts'
import { elevenSteps } from './two/eleven-steps.ts'
import { knowsOneOfYou } from './two/knows-one-of-you.ts'
import { littleWord } from './two/little-word.ts'
import { notLost } from './two/not-lost.ts'
import { numberTwoFirst } from './two/number-two-first.ts'
import { onThursday } from './two/on-thursday.ts'
import { sinceFour } from './two/since-four.ts'
import { someTime } from './two/some-time.ts'
import { stillHere } from './two/still-here.ts'
import { thatsIt } from './two/thats-it.ts'
import { theGoodPlace } from './two/the-good-place.ts'
import { theMiddle } from './two/the-middle.ts'
import { twoSlips } from './two/two-slips.ts'

/** Wishes with two halves, each of which is played: somebody finds somebody, a shed turns into a rocket. */
export const twoPlots: ScenePlot[] = [notLost, someTime, sinceFour, thatsIt, onThursday, theMiddle, barNine, theGoodPlace, twoSlips, numberTwoFirst, littleWord, elevenSteps, stillHere, knowsOneOfYou]
