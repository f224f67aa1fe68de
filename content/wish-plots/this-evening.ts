import type { ScenePlot } from '../format.ts'
import { byeToEachStair, byeToTheOldHouse } from './this-evening/bye-to-each-stair.ts'
import { curlsInAnEnvelope } from './this-evening/curls-in-an-envelope.ts'
import { oddShoesAtChurch, oddShoesAtSchool, oddSocksAtSchool } from './this-evening/never-met-before.ts'
import {
  kinsSaltyRice,
  kinsSaltySoup,
  kinsSaltyStew,
  riceWithNoWater,
  soupWithNoWater,
  stewWithNoWater
} from './this-evening/no-water-after-it.ts'
import { onlyTheCat } from './this-evening/only-the-cat.ts'
import { theOtherSideOfTheJug } from './this-evening/the-other-side-of-the-jug.ts'
import { cardForARock, stickerForARock } from './this-evening/traded-for-a-rock.ts'

/** What a family brings home to tell. */
export const thisEveningPlots: ScenePlot[] = [byeToEachStair, byeToTheOldHouse, curlsInAnEnvelope, oddShoesAtChurch, oddShoesAtSchool, oddSocksAtSchool, riceWithNoWater, soupWithNoWater, stewWithNoWater, kinsSaltyRice, kinsSaltySoup, kinsSaltyStew, onlyTheCat, theOtherSideOfTheJug, cardForARock, stickerForARock]
