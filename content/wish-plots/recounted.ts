import type { ScenePlot } from '../format.ts'
import { buns } from './recounted/buns.ts'
import { foamBones } from './recounted/foam-bones.ts'
import { gooseOnTheWall } from './recounted/goose-on-the-wall.ts'
import { heavyHead } from './recounted/heavy-head.ts'
import { holdStill } from './recounted/hold-still.ts'
import { sockTheatre } from './recounted/sock-theatre.ts'
import { sockTrain } from './recounted/sock-train.ts'
import { softBlanket } from './recounted/soft-blanket.ts'
import { warmTent } from './recounted/warm-tent.ts'

/** Of what a family’s own day was, or of a tale in some sentences, each of which is told in its order (`plan/read-as-recounted.ts`). */
export const recountedPlots: ScenePlot[] = [
   buns, foamBones, gooseOnTheWall, heavyHead, holdStill, sockTheatre, sockTrain, softBlanket, warmTent
] // prettier-ignore
