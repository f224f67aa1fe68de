import type { ScenePlot } from '../format.ts'
import { whoeverBath } from './habits/bath.ts'
import { whoeverBirthday } from './habits/birthday.ts'
import { whoeverCook } from './habits/cook.ts'
import { whoeverGrumpy } from './habits/grumpy.ts'
import { whoeverHouse } from './habits/house.ts'
import { whoeverHungry } from './habits/hungry.ts'
import { whoeverJoke } from './habits/joke.ts'
import { whoeverNo } from './habits/no.ts'
import { whoeverSchool } from './habits/school.ts'
import { whoeverShare } from './habits/share.ts'
import { whoeverSpace } from './habits/space.ts'

/** Visitors of any sort, with what they always do, or never. */
export const habitPlots: ScenePlot[] = [
  whoeverBath,
  whoeverCook,
  whoeverSpace,
  whoeverHungry,
  whoeverShare,
  whoeverGrumpy,
  whoeverNo,
  whoeverHouse,
  whoeverJoke,
  whoeverBirthday,
  whoeverSchool
]
