import type { ScenePlot } from '../format.ts'
import { camelLemonadeHump } from './not-quite-able/camel-lemonade-hump.ts'
import { badgerCannotDig, moleCannotDig, rabbitCannotDig, wombatCannotDig } from './not-quite-able/cannot-dig.ts'
import { cowWouldntMoo } from './not-quite-able/cow-wouldnt-moo.ts'
import { hedgehogSoftSpikes } from './not-quite-able/hedgehog-soft-spikes.ts'
import { kookaburraOneHa } from './not-quite-able/kookaburra-one-ha.ts'
import { mammothHaircut } from './not-quite-able/mammoth-haircut.ts'

/** Animals that cannot do the one thing they are known for. */
export const notQuiteAblePlots: ScenePlot[] = [camelLemonadeHump, wombatCannotDig, badgerCannotDig, moleCannotDig, rabbitCannotDig, cowWouldntMoo, hedgehogSoftSpikes, kookaburraOneHa, mammothHaircut]
