import type { ScenePlot } from '../format.ts'
import { afterThree } from './what-ifs/after-three.ts'
import { allChocolate } from './what-ifs/all-chocolate.ts'
import { allInvisible } from './what-ifs/all-invisible.ts'
import { cameBack } from './what-ifs/came-back.ts'
import { coloursWrong } from './what-ifs/colours-wrong.ts'
import { dogsDrive } from './what-ifs/dogs-drive.ts'
import { dogsTalk } from './what-ifs/dogs-talk.ts'
import { floorIsLava } from './what-ifs/floor-is-lava.ts'
import { forgotNames } from './what-ifs/forgot-names.ts'
import { haircutCried } from './what-ifs/haircut-cried.ts'
import { noGravity } from './what-ifs/no-gravity.ts'
import { rainedSpaghetti } from './what-ifs/rained-spaghetti.ts'
import { theBite } from './what-ifs/the-bite.ts'
import { tooHot } from './what-ifs/too-hot.ts'
import { toysAtNight } from './what-ifs/toys-at-night.ts'

/** What if: the world is otherwise for a day, and it happens; and days that a family really has. */
export const whatIfPlots: ScenePlot[] = [afterThree, allChocolate, allInvisible, cameBack, coloursWrong, dogsDrive, dogsTalk, floorIsLava, forgotNames, haircutCried, noGravity, rainedSpaghetti, theBite, tooHot, toysAtNight]
