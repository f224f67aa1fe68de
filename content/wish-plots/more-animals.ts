import type { ScenePlot } from '../format.ts'
import { alpaca } from './more-animals/alpaca.ts'
import { deer } from './more-animals/deer.ts'
import { eagle } from './more-animals/eagle.ts'
import { eel } from './more-animals/eel.ts'
import { lobster } from './more-animals/lobster.ts'
import { magpie } from './more-animals/magpie.ts'
import { moth } from './more-animals/moth.ts'
import { orangutan } from './more-animals/orangutan.ts'
import { squid } from './more-animals/squid.ts'
import { starfish } from './more-animals/starfish.ts'
import { stickInsect } from './more-animals/stick-insect.ts'
import { tadpoles } from './more-animals/tadpoles.ts'

/** Animals of which many a child knows only the name. */
export const moreAnimalPlots: ScenePlot[] = [alpaca, deer, eagle, eel, lobster, magpie, moth, orangutan, squid, starfish, stickInsect, tadpoles]
