import type { ScenePlot } from '../format.ts'
import { beanstalk } from './fairy-tales/beanstalk.ts'
import { billyGoats } from './fairy-tales/billy-goats.ts'
import { cinderella } from './fairy-tales/cinderella.ts'
import { gingerbreadMan } from './fairy-tales/gingerbread-man.ts'
import { goldilocks } from './fairy-tales/goldilocks.ts'
import { princessDragon } from './fairy-tales/princess-dragon.ts'
import { rapunzel } from './fairy-tales/rapunzel.ts'
import { redRidingHood } from './fairy-tales/red-riding-hood.ts'
import { sleepingBeauty } from './fairy-tales/sleeping-beauty.ts'
import { tortoiseHare } from './fairy-tales/tortoise-hare.ts'

/** Cinderella, Goldilocks and their like. */
export const fairyTalePlots: ScenePlot[] = [
  beanstalk,
  billyGoats,
  cinderella,
  gingerbreadMan,
  goldilocks,
  princessDragon,
  rapunzel,
  redRidingHood,
  sleepingBeauty,
  tortoiseHare
]
