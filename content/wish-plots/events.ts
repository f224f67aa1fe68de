import type { ScenePlot } from '../format.ts'
import { aBenchAndAView } from './events/a-bench-and-a-view.ts'
import { whatDidTheOthersSay } from './events/and-what-did-the-others-say.ts'
import { bothOfUs } from './events/both-of-us.ts'
import { endFirst } from './events/end-first.ts'
import { homeByLamplight } from './events/home-by-lamplight.ts'
import { nobodyBelieved } from './events/nobody-believed.ts'
import { nobodyInTheStreet } from './events/nobody-in-the-street.ts'
import { notHowItWas } from './events/not-how-it-was.ts'
import { shorter } from './events/shorter.ts'
import { theMiddleOfIt } from './events/the-middle-of-it.ts'
import { theMorningThat } from './events/the-morning-that.ts'
import { theWitness } from './events/the-witness.ts'
import { thereWasAQueue } from './events/there-was-a-queue.ts'

/** Wishes in which one thing happens and then another; both are told whole, and how the second came of the first. */
export const eventPlots: ScenePlot[] = [nobodyBelieved, theMiddleOfIt, endFirst, shorter, theWitness, bothOfUs, notHowItWas, nobodyInTheStreet, aBenchAndAView, whatDidTheOthersSay, homeByLamplight, thereWasAQueue, theMorningThat]
