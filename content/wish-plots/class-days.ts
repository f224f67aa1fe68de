import type { ScenePlot } from '../format.ts'
import { backEndOfTheHorse } from './class-days/back-end-of-the-horse.ts'
import { chicksAtSchool } from './class-days/chicks-at-school.ts'
import { didntKnowOurNames } from './class-days/didnt-know-our-names.ts'
import { dogInThePlayground } from './class-days/dog-in-the-playground.ts'
import { libraryBus } from './class-days/library-bus.ts'
import { sameBag } from './class-days/same-bag.ts'
import { teacherWhispers } from './class-days/teacher-whispers.ts'
import { twoByTwo } from './class-days/two-by-two.ts'

/** A child’s own days at nursery and school, with friends and with what happens in between. */
export const classDayPlots: ScenePlot[] = [backEndOfTheHorse, chicksAtSchool, didntKnowOurNames, dogInThePlayground, libraryBus, sameBag, teacherWhispers, twoByTwo]
