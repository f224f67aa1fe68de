import type { ScenePlot } from '../format.ts'

import { bumblebee } from './wild/bumblebee.ts'
import { calf } from './wild/calf.ts'
import { crow } from './wild/crow.ts'
import { fireflies } from './wild/fireflies.ts'
import { foal } from './wild/foal.ts'
import { gecko } from './wild/gecko.ts'
import { lamb } from './wild/lamb.ts'
import { lemur } from './wild/lemur.ts'
import { llama } from './wild/llama.ts'
import { meerkat } from './wild/meerkat.ts'
import { moose } from './wild/moose.ts'
import { ostrich } from './wild/ostrich.ts'
import { pigeon } from './wild/pigeon.ts'
import { platypus } from './wild/platypus.ts'
import { puffin } from './wild/puffin.ts'
import { raccoon } from './wild/raccoon.ts'
import { skunk } from './wild/skunk.ts'
import { tortoise } from './wild/tortoise.ts'
import { wombat } from './wild/wombat.ts'

/** Animals that few stories have, and young ones. */
export const wildPlots: ScenePlot[] = [bumblebee, calf, crow, fireflies, foal, gecko, lamb, lemur, llama, meerkat, moose, ostrich, pigeon, platypus, puffin, raccoon, skunk, tortoise, wombat]
