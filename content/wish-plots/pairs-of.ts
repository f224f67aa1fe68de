import type { ScenePlot } from '../format.ts'
import { askedRound } from './pairs-of/asked-round.ts'
import { goHomeNow } from './pairs-of/go-home-now.ts'
import { justAMinute } from './pairs-of/just-a-minute.ts'
import { leftOut } from './pairs-of/left-out.ts'
import { nobodyIn } from './pairs-of/nobody-in.ts'
import { nobodyLook } from './pairs-of/nobody-look.ts'
import { notLikeThat } from './pairs-of/not-like-that.ts'
import { nothingTouches } from './pairs-of/nothing-touches.ts'
import { plateLaid } from './pairs-of/plate-laid.ts'
import { soldOut } from './pairs-of/sold-out.ts'
import { stuckToIt } from './pairs-of/stuck-to-it.ts'
import { withoutWarning } from './pairs-of/without-warning.ts'

/** Two of whom a wish says no more than “and”, and of whom the lexicon knows both: what such two do with each other. */
export const pairsOfSorts: ScenePlot[] = [askedRound, goHomeNow, justAMinute, leftOut, nobodyIn, nobodyLook, notLikeThat, nothingTouches, plateLaid, soldOut, stuckToIt, withoutWarning]
