import type { ScenePlot } from '../format.ts'
import {
  beeBeforeThePianoConcert,
  beeBeforeTheRecorderConcert,
  beeBeforeTheViolinConcert
} from './come-and-stay/bee-before-the-concert.ts'
import { bitterGreensPlease } from './come-and-stay/bitter-greens-please.ts'
import { cafeUnderneathBunny, cafeUnderneathDoll, cafeUnderneathTeddy } from './come-and-stay/cafe-underneath.ts'
import { howFarALittleBitIs } from './come-and-stay/how-far-a-little-bit-is.ts'
import { theFirstPlace } from './come-and-stay/the-first-place.ts'
import { theSpoonSaidIt } from './come-and-stay/the-spoon-said-it.ts'

/** Who comes, what was left behind, and the evening before. */
export const comeAndStayPlots: ScenePlot[] = [beeBeforeTheViolinConcert, beeBeforeThePianoConcert, beeBeforeTheRecorderConcert, bitterGreensPlease, cafeUnderneathDoll, cafeUnderneathTeddy, cafeUnderneathBunny, howFarALittleBitIs, theFirstPlace, theSpoonSaidIt]
