import type { ScenePlot } from '../format.ts'
import { bench } from './out-there/bench.ts'
import { bridge } from './out-there/bridge.ts'
import { cactus } from './out-there/cactus.ts'
import { desert } from './out-there/desert.ts'
import { feather } from './out-there/feather.ts'
import { fountain } from './out-there/fountain.ts'
import { icePuddle } from './out-there/ice-puddle.ts'
import { river } from './out-there/river.ts'
import { sand } from './out-there/sand.ts'
import { stone } from './out-there/stone.ts'
import { streetLight } from './out-there/street-light.ts'
import { tunnel } from './out-there/tunnel.ts'
import { waterfall } from './out-there/waterfall.ts'
import { zebraCrossing } from './out-there/zebra-crossing.ts'

/** Places and small things out of doors, met where they are. */
export const outTherePlots: ScenePlot[] = [bench, bridge, cactus, desert, feather, fountain, icePuddle, river, sand, stone, streetLight, tunnel, waterfall, zebraCrossing]
