import type { ScenePlot } from '../format.ts'
import { eyePatch } from './small-days/eye-patch.ts'
import { hearingTest } from './small-days/hearing-test.ts'
import { xRay } from './small-days/x-ray.ts'
import { realThree } from './small-days/real-three.ts'
import { stitches } from './small-days/stitches.ts'
import { eyeTest } from './small-days/eye-test.ts'
import { forgotLines } from './small-days/forgot-lines.ts'
import { classTalk } from './small-days/class-talk.ts'
import { whoseTurn } from './small-days/whose-turn.ts'
import { copiesMe } from './small-days/copies-me.ts'
import { iceCreamFell } from './small-days/ice-cream-fell.ts'
import { missedBus } from './small-days/missed-bus.ts'
import { carBrokeDown } from './small-days/car-broke-down.ts'
import { drewOnTheWall } from './small-days/drew-on-the-wall.ts'

/** What happens to a child on an ordinary day, and how it went. */
export const smallDayPlots: ScenePlot[] = [eyePatch, hearingTest, xRay, realThree, stitches, eyeTest, forgotLines, classTalk, whoseTurn, copiesMe, iceCreamFell, missedBus, carBrokeDown, drewOnTheWall]
