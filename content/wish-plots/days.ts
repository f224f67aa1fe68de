import type { ScenePlot } from '../format.ts'
import { bicycle } from './days/bicycle.ts'
import { birthday } from './days/birthday.ts'
import { dentist } from './days/dentist.ts'
import { doctor } from './days/doctor.ts'
import { friends } from './days/friends.ts'
import { haircut } from './days/haircut.ts'
import { losingAGame } from './days/losing-a-game.ts'
import { movingHouse } from './days/moving-house.ts'
import { newBaby } from './days/new-baby.ts'
import { nursery } from './days/nursery.ts'
import { sayingSorry } from './days/saying-sorry.ts'
import { school } from './days/school.ts'
import { sharing } from './days/sharing.ts'
import { sleepover } from './days/sleepover.ts'
import { swimming } from './days/swimming.ts'
import { toothLost } from './days/tooth-lost.ts'

/** What happens to a family: the dentist, the first day, a tooth. */
export const dayPlots: ScenePlot[] = [
  bicycle, birthday, dentist, doctor, friends, haircut, losingAGame, movingHouse, newBaby,
  nursery, sayingSorry, school, sharing, sleepover, swimming, toothLost
]
