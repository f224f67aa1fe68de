import type { ScenePlot } from '../format.ts'
import { beansUnderTheHat } from './lamps-and-drums/beans-under-the-hat.ts'
import { doThatAgain } from './lamps-and-drums/do-that-again.ts'
import { nineHundredLanterns } from './lamps-and-drums/nine-hundred-lanterns.ts'
import { onlyInFront, onlyInFrontBusia, onlyInFrontGrandma } from './lamps-and-drums/only-in-front.ts'
import { shellFirst, shellFirstAbuelo, shellFirstGrandpa } from './lamps-and-drums/shell-first.ts'
import { somePlease } from './lamps-and-drums/some-please.ts'
import {
  thirstyDiya,
  thirstyDiyaAtDadis,
  thirstyDiyaAtGrandmas,
  thirstyDiyaAtHome
} from './lamps-and-drums/thirsty-diya.ts'

/** Feasts with one thing that will not go right. */
export const lampsAndDrumsPlots: ScenePlot[] = [beansUnderTheHat, doThatAgain, nineHundredLanterns, onlyInFront, onlyInFrontBusia, onlyInFrontGrandma, shellFirst, shellFirstAbuelo, shellFirstGrandpa, somePlease, thirstyDiya, thirstyDiyaAtDadis, thirstyDiyaAtGrandmas, thirstyDiyaAtHome]
