import type { ScenePlot } from '../format.ts'
import { beanstalk } from './fairy-tales/beanstalk.ts'
import { beautyBeast } from './fairy-tales/beauty-beast.ts'
import { billyGoats } from './fairy-tales/billy-goats.ts'
import { cinderella } from './fairy-tales/cinderella.ts'
import { enormousTurnip } from './fairy-tales/enormous-turnip.ts'
import { gingerbreadMan } from './fairy-tales/gingerbread-man.ts'
import { goldilocks } from './fairy-tales/goldilocks.ts'
import { hanselGretel } from './fairy-tales/hansel-gretel.ts'
import { pinocchio } from './fairy-tales/pinocchio.ts'
import { princessDragon } from './fairy-tales/princess-dragon.ts'
import { pussInBoots } from './fairy-tales/puss-in-boots.ts'
import { rapunzel } from './fairy-tales/rapunzel.ts'
import { redRidingHood } from './fairy-tales/red-riding-hood.ts'
import { sleepingBeauty } from './fairy-tales/sleeping-beauty.ts'
import { snowWhite } from './fairy-tales/snow-white.ts'
import { tortoiseHare } from './fairy-tales/tortoise-hare.ts'
import { uglyDuckling } from './fairy-tales/ugly-duckling.ts'

/** Cinderella, Goldilocks and their like. */
export const fairyTalePlots: ScenePlot[] = [
  beanstalk,
  beautyBeast,
  billyGoats,
  cinderella,
  enormousTurnip,
  gingerbreadMan,
  goldilocks,
  hanselGretel,
  princessDragon,
  pussInBoots,
  rapunzel,
  redRidingHood,
  sleepingBeauty,
  snowWhite,
  tortoiseHare,
  uglyDuckling, pinocchio
]
