import type { ScenePlot } from '../format.ts'
import { castles } from './tales/castles.ts'
import { dragons } from './tales/dragons.ts'
import { fairies } from './tales/fairies.ts'
import { mermaids } from './tales/mermaids.ts'
import { pirates } from './tales/pirates.ts'
import { princesses } from './tales/princesses.ts'
import { superheroes } from './tales/superheroes.ts'
import { unicorns } from './tales/unicorns.ts'

/** Dragons, pirates, unicorns and their like. */
export const talePlots: ScenePlot[] = [castles, dragons, fairies, mermaids, pirates, princesses, superheroes, unicorns]
