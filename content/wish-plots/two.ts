import type { ScenePlot } from '../format.ts'
import { barNine } from './two/bar-nine.ts'
import { bestBehaviour } from './two/best-behaviour.ts'
import { elevenSteps } from './two/eleven-steps.ts'
import { foundAtOnce } from './two/found-at-once.ts'
import { fromTheTop } from './two/from-the-top.ts'
import { isThisIt } from './two/is-this-it.ts'
import { knowsOneOfYou } from './two/knows-one-of-you.ts'
import { littleWord } from './two/little-word.ts'
import { lookAgain } from './two/look-again.ts'
import { notLost } from './two/not-lost.ts'
import { numberTwoFirst } from './two/number-two-first.ts'
import { onThursday } from './two/on-thursday.ts'
import { oneBlanket } from './two/one-blanket.ts'
import { sinceFour } from './two/since-four.ts'
import { someTime } from './two/some-time.ts'
import { stillHere } from './two/still-here.ts'
import { thatsIt } from './two/thats-it.ts'
import { theGoodPlace } from './two/the-good-place.ts'
import { theMiddle } from './two/the-middle.ts'
import { thirdGo } from './two/third-go.ts'
import { twoSlips } from './two/two-slips.ts'

/**
 * Wishes with two halves, each of which is played: one stranger finds another, a shed turns into a rocket, a castle is
 * made of pancakes.
 */
export const twoPlots: ScenePlot[] = [notLost, someTime, sinceFour, thatsIt, onThursday, theMiddle, barNine, theGoodPlace, twoSlips, numberTwoFirst, littleWord, elevenSteps, stillHere, knowsOneOfYou, bestBehaviour, foundAtOnce, oneBlanket, thirdGo, lookAgain, fromTheTop, isThisIt]
