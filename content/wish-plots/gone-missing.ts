import type { ScenePlot } from '../format.ts'
import { whoeverAtWork } from './gone-missing/at-work.ts'
import { whoeverBelonging } from './gone-missing/belonging.ts'
import { whoeverCantStop } from './gone-missing/cant-stop.ts'
import { whoeverDentist } from './gone-missing/dentist.ts'
import { whoeverJump } from './gone-missing/jump.ts'
import { whoeverLate } from './gone-missing/late.ts'
import { whoeverPart } from './gone-missing/part.ts'
import { whoeverPowers } from './gone-missing/powers.ts'
import { whoeverSmaller } from './gone-missing/smaller.ts'
import { whoeverSound } from './gone-missing/sound.ts'
import { whoeverStripes } from './gone-missing/stripes.ts'

/** A stranger who has lost what it is known by, or cannot do it, or does nothing else. */
export const gonePlots: ScenePlot[] = [
  whoeverAtWork,
  whoeverBelonging,
  whoeverCantStop,
  whoeverDentist,
  whoeverJump,
  whoeverLate,
  whoeverPart,
  whoeverPowers,
  whoeverSmaller,
  whoeverSound,
  whoeverStripes
]
