import type { ScenePlot } from '../format.ts'
import { dragons } from './tales/dragons.ts'
import { fairies } from './tales/fairies.ts'
import { pirates } from './tales/pirates.ts'
import { superheroes } from './tales/superheroes.ts'
import { unicorns } from './tales/unicorns.ts'

/** Dragons, pirates, unicorns and their like. */
export const talePlots: ScenePlot[] = [dragons, fairies, pirates, superheroes, unicorns]
