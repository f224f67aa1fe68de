import type { ScenePlot } from '../format.ts'
import { cannotSeeTheWind } from './because/cannot-see-the-wind.ts'
import { dogsWag } from './because/dogs-wag.ts'
import { leavesGoRed } from './because/leaves-go-red.ts'
import { planesStayUp } from './because/planes-stay-up.ts'
import { skyIsBlue } from './because/sky-is-blue.ts'
import { whereDreamsComeFrom } from './because/where-dreams-come-from.ts'
import { whereTheSunGoes } from './because/where-the-sun-goes.ts'
import { whyItRains } from './because/why-it-rains.ts'
import { whyPeopleSnore } from './because/why-people-snore.ts'
import { whyStarsTwinkle } from './because/why-stars-twinkle.ts'
import { whyWeSleep } from './because/why-we-sleep.ts'
import { whyWeYawn } from './because/why-we-yawn.ts'

/** What children ask of the sky, of sleep and of dogs. */
export const becausePlots: ScenePlot[] = [cannotSeeTheWind, dogsWag, leavesGoRed, planesStayUp, skyIsBlue, whereDreamsComeFrom, whereTheSunGoes, whyItRains, whyPeopleSnore, whyStarsTwinkle, whyWeSleep, whyWeYawn]
