import type { ScenePlot } from '../format.ts'
import { babyTurnsOne } from './great-days/baby-turns-one.ts'
import { bakeOff } from './great-days/bake-off.ts'
import { candleBlowers } from './great-days/candle-blower.ts'
import { firstCommunion } from './great-days/first-communion.ts'
import { handDryer } from './great-days/hand-dryer.ts'
import { maraeSleepover } from './great-days/marae-sleepover.ts'
import { mosquitoBites } from './great-days/mosquito-bites.ts'
import { newCoach } from './great-days/new-coach.ts'
import { petBirthday } from './great-days/pet-birthday.ts'
import { posada } from './great-days/posada.ts'
import { quinceanera } from './great-days/quinceanera.ts'
import { stuttering } from './great-days/stuttering.ts'
import { themedParties } from './great-days/themed-party.ts'
import { treeWithShoes } from './great-days/tree-with-shoes.ts'

/** Great days of a child, and small things that come with a day out. */
export const greatDayPlots: ScenePlot[] = [bakeOff, firstCommunion, handDryer, mosquitoBites, newCoach, posada, quinceanera, stuttering, maraeSleepover, treeWithShoes, babyTurnsOne, petBirthday, ...candleBlowers, ...themedParties]
