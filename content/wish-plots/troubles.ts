import type { ScenePlot } from '../format.ts'
import { whoeverBed } from './troubles/bed.ts'
import { whoeverDark } from './troubles/dark.ts'
import { whoeverFly } from './troubles/fly.ts'
import { whoeverFriend } from './troubles/friend.ts'
import { whoeverHeights } from './troubles/heights.ts'
import { whoeverHiccup } from './troubles/hiccup.ts'
import { whoeverHug } from './troubles/hug.ts'
import { whoeverLoud } from './troubles/loud.ts'
import { whoeverSneeze } from './troubles/sneeze.ts'
import { whoeverSwim } from './troubles/swim.ts'

/** Visitors of any sort, with one exact trouble. */
export const troublePlots: ScenePlot[] = [
  whoeverDark,
  whoeverFly,
  whoeverSwim,
  whoeverBed,
  whoeverFriend,
  whoeverHug,
  whoeverHeights,
  whoeverLoud,
  whoeverSneeze,
  whoeverHiccup
]
