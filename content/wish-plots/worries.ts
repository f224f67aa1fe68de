import type { ScenePlot } from '../format.ts'
import { afraidOfDogs } from './worries/afraid-of-dogs.ts'
import { alwaysLast } from './worries/always-last.ts'
import { nobodyWillPlay } from './worries/nobody-will-play.ts'
import { wantsADog } from './worries/wants-a-dog.ts'

/** What a child worries about or wants, as parents type it. */
export const worryPlots: ScenePlot[] = [afraidOfDogs, alwaysLast, nobodyWillPlay, wantsADog]
