import type { ScenePlot } from '../format.ts'
import { bubbleWrap } from './household/bubble-wrap.ts'
import { cardboardBox } from './household/cardboard-box.ts'
import { chocolate } from './household/chocolate.ts'
import { hotAirBalloon } from './household/hot-air-balloon.ts'
import { noodles } from './household/noodles.ts'
import { playDough } from './household/play-dough.ts'
import { slime } from './household/slime.ts'
import { socks } from './household/socks.ts'
import { stickers } from './household/stickers.ts'
import { torch } from './household/torch.ts'
import { umbrella } from './household/umbrella.ts'
import { wellies } from './household/wellies.ts'

/** Of one household thing each: told where the noun of the wish is just that. */
export const householdPlots: ScenePlot[] = [bubbleWrap, cardboardBox, chocolate, hotAirBalloon, noodles, playDough, slime, socks, stickers, torch, umbrella, wellies]
