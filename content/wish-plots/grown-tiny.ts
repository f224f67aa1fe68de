import type { ScenePlot } from '../format.ts'
import { boatGoat } from './grown-tiny/boat-goat.ts'
import { goesByTheClang } from './grown-tiny/goes-by-the-clang.ts'
import { happyBirthdayOnMars } from './grown-tiny/happy-birthday-on-mars.ts'
import { inAMinute } from './grown-tiny/in-a-minute.ts'
import { noTime } from './grown-tiny/no-time.ts'
import { oneLeft } from './grown-tiny/one-left.ts'
import { putItFirst } from './grown-tiny/put-it-first.ts'
import { readsTheLamppost } from './grown-tiny/reads-the-lamppost.ts'
import { tickAndNoTock } from './grown-tiny/tick-and-no-tock.ts'
import { turnedInvisible } from './grown-tiny/turned-invisible.ts'
import { verySpicy } from './grown-tiny/very-spicy.ts'

/** Children who are for a day what no child is: invisible, as big as a house, the grown-up, a dog. */
export const grownTinyPlots: ScenePlot[] = [turnedInvisible, oneLeft, inAMinute, verySpicy, readsTheLamppost, goesByTheClang, happyBirthdayOnMars, boatGoat, putItFirst, noTime, tickAndNoTock]
