import type { ScenePlot } from '../format.ts'
import { whoeverFarts, whoeverToots } from './small-powers/farts-all-the-time.ts'
import { grandmasPot } from './small-powers/grandmas-pot.ts'
import { kungFuRelative } from './small-powers/kung-fu-relative.ts'
import { letThemOut } from './small-powers/let-them-out.ts'
import { twoTops } from './small-powers/two-tops.ts'
import { whatItLooksLike } from './small-powers/what-it-looks-like.ts'

/** Pots, blankets, puddles and children that can do one thing. */
export const smallPowerPlots: ScenePlot[] = [whoeverFarts, whoeverToots, grandmasPot, kungFuRelative, letThemOut, twoTops, whatItLooksLike]
