import type { ScenePlot } from '../format.ts'
import { castles } from './tales/castles.ts'
import { dragonBored } from './tales/dragon-bored.ts'
import { dragons } from './tales/dragons.ts'
import { fairies } from './tales/fairies.ts'
import { magicWand } from './tales/magic-wand.ts'
import { mermaidExplorer } from './tales/mermaid-explorer.ts'
import { mermaids } from './tales/mermaids.ts'
import { pirateParrot } from './tales/pirate-parrot.ts'
import { pirates } from './tales/pirates.ts'
import { princessServed } from './tales/princess-served.ts'
import { princesses } from './tales/princesses.ts'
import { superheroes } from './tales/superheroes.ts'
import { unicornNod } from './tales/unicorn-nod.ts'
import { unicorns } from './tales/unicorns.ts'

/** Dragons, pirates, unicorns and their like. */
export const talePlots: ScenePlot[] = [castles, dragons, fairies, mermaids, pirates, princesses, superheroes, unicorns, dragonBored, unicornNod, princessServed, magicWand, pirateParrot, mermaidExplorer]
