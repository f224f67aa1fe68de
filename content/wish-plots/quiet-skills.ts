import type { ScenePlot } from '../format.ts'
import { whoeverCount } from './quiet-skills/count.ts'
import { whoeverDraw } from './quiet-skills/draw.ts'
import { whoeverRead } from './quiet-skills/read.ts'
import { whoeverThankYou } from './quiet-skills/thank-you.ts'
import { whoeverWhisper } from './quiet-skills/whisper.ts'
import { whoeverWhistle } from './quiet-skills/whistle.ts'

/** Visitors of any sort who learn one quiet thing. */
export const quietSkillPlots: ScenePlot[] = [
  whoeverCount,
  whoeverDraw,
  whoeverRead,
  whoeverThankYou,
  whoeverWhisper,
  whoeverWhistle
]
