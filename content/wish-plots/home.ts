import type { ScenePlot } from '../format.ts'
import { badDream } from './home/bad-dream.ts'
import { bath } from './home/bath.ts'
import { bedtime } from './home/bedtime.ts'
import { dummy } from './home/dummy.ts'
import { lostToy } from './home/lost-toy.ts'
import { monsters } from './home/monsters.ts'
import { ownBed } from './home/own-bed.ts'
import { potty } from './home/potty.ts'
import { powerCut } from './home/power-cut.ts'
import { teeth } from './home/teeth.ts'
import { theDark } from './home/the-dark.ts'
import { thunder } from './home/thunder.ts'
import { tidyingUp } from './home/tidying-up.ts'

/** Evenings at home, and days out of it: the bath, the dark, a power cut. */
export const homePlots: ScenePlot[] = [badDream, bath, bedtime, dummy, lostToy, monsters, ownBed, potty, powerCut, teeth, theDark, thunder, tidyingUp]
