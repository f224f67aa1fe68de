import type { ScenePlot } from '../format.ts'
import { whoeverCleans } from './muddles/clean.ts'
import { whoeverInCharge } from './muddles/in-charge.ts'
import { whoeverManners } from './muddles/manners.ts'
import { whoeverMends } from './muddles/mend.ts'
import { whoeverMuddy } from './muddles/mud.ts'
import { whoeverSpells } from './muddles/spells.ts'
import { whoeverSpills } from './muddles/spill.ts'
import { whoeverTeaches } from './muddles/teach.ts'

/** Visitors of any sort, with whom something always comes out another way than it was meant. */
export const muddlePlots: ScenePlot[] = [whoeverSpills, whoeverMuddy, whoeverSpells, whoeverCleans, whoeverInCharge, whoeverMends, whoeverTeaches, whoeverManners]
