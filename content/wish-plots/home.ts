import type { ScenePlot } from '../format.ts'
import { bath } from './home/bath.ts'
import { bedtime } from './home/bedtime.ts'
import { lostToy } from './home/lost-toy.ts'
import { monsters } from './home/monsters.ts'
import { potty } from './home/potty.ts'
import { theDark } from './home/the-dark.ts'
import { thunder } from './home/thunder.ts'

/** Evenings at home, and days out of it: the bath, the dark, a power cut. */
export const homePlots: ScenePlot[] = [theDark, monsters, lostToy, bedtime, thunder, bath, potty]
