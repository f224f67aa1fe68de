import type { ScenePlot } from '../format.ts'
import { hippoSamba } from './all-by-itself/hippo-samba.ts'
import { potatoWithAMoustache } from './all-by-itself/potato-with-a-moustache.ts'
import { princessPlaysRugby } from './all-by-itself/princess-plays-rugby.ts'
import { pyramidOneStoneShort } from './all-by-itself/pyramid-one-stone-short.ts'
import { sandwichToSchool } from './all-by-itself/sandwich-to-school.ts'
import { tooShyToShine } from './all-by-itself/too-shy-to-shine.ts'

/** Things and animals that set out on their own. */
export const allByItselfPlots: ScenePlot[] = [hippoSamba, potatoWithAMoustache, princessPlaysRugby, pyramidOneStoneShort, sandwichToSchool, tooShyToShine]
