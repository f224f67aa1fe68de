import type { ScenePlot } from '../format.ts'
import { whoeverGoesBackwards } from './on-the-move/backwards.ts'
import { whoeverBounce } from './on-the-move/bounce.ts'
import { whoeverPlaysFootball } from './on-the-move/football.ts'
import { whoeverJumpsOver } from './on-the-move/jump-over.ts'
import { whoeverSlides } from './on-the-move/slide.ts'
import { whoeverSpins } from './on-the-move/spin.ts'
import { whoeverSwims } from './on-the-move/swim.ts'
import { whoeverTiptoes } from './on-the-move/tiptoe.ts'

/** Visitors who bounce, jump, slide or swim, all evening long. */
export const onTheMovePlots: ScenePlot[] = [
  whoeverBounce,
  whoeverGoesBackwards,
  whoeverJumpsOver,
  whoeverPlaysFootball,
  whoeverSlides,
  whoeverSpins,
  whoeverSwims,
  whoeverTiptoes
]
