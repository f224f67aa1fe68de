import type { ScenePlot } from '../format.ts'
import { clownfish } from './tides/clownfish.ts'
import { dodo } from './tides/dodo.ts'
import { manatee } from './tides/manatee.ts'
import { mantaRay } from './tides/manta-ray.ts'
import { pufferfish } from './tides/pufferfish.ts'
import { stingray } from './tides/stingray.ts'
import { woodlouse } from './tides/woodlouse.ts'

/** Animals of the tide line, the damp places and the far coasts. */
export const tidePlots: ScenePlot[] = [clownfish, manatee, woodlouse, stingray, mantaRay, pufferfish, dodo]
