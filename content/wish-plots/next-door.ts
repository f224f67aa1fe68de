import type { ScenePlot } from '../format.ts'
import { ballNextDoor } from './next-door/ball-next-door.ts'
import { cannotUseThePhone } from './next-door/cannot-use-the-phone.ts'
import { caretakersKeys } from './next-door/caretakers-keys.ts'
import { dancesInTheSupermarket } from './next-door/dances-in-the-supermarket.ts'
import { fallsAsleepEverywhere } from './next-door/falls-asleep-everywhere.ts'
import { fixesEverything } from './next-door/fixes-everything.ts'
import { knitsTooMuch } from './next-door/knits-too-much.ts'
import { whoeverLockedOut } from './next-door/locked-out.ts'
import { postieAndOurDog } from './next-door/postie-and-our-dog.ts'
import { stuckInTheSlide } from './next-door/stuck-in-the-slide.ts'
import { teacherInTheCupboard } from './next-door/teacher-in-the-cupboard.ts'
import { turnsAHundred } from './next-door/turns-a-hundred.ts'

/** People a child knows: kin, neighbours, and who works in the street. */
export const nextDoorPlots: ScenePlot[] = [ballNextDoor, cannotUseThePhone, fallsAsleepEverywhere, whoeverLockedOut, postieAndOurDog, stuckInTheSlide, teacherInTheCupboard, turnsAHundred, caretakersKeys, dancesInTheSupermarket, fixesEverything, knitsTooMuch]
