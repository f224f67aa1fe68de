import type { ScenePlot } from '../format.ts'
import { coat } from './band/coat.ts'
import { jumper } from './band/jumper.ts'
import { knitting } from './band/knitting.ts'
import { nameTape } from './band/name-tape.ts'
import { outOfTune } from './band/out-of-tune.ts'
import { piggyBank } from './band/piggy-bank.ts'
import { rucksack } from './band/rucksack.ts'
import { scarf } from './band/scarf.ts'
import { singing } from './band/singing.ts'
import { trousers } from './band/trousers.ts'
import { trumpet } from './band/trumpet.ts'
import { violin } from './band/violin.ts'
import { xylophone } from './band/xylophone.ts'

/** What is put on before going out, and what makes music. */
export const bandPlots: ScenePlot[] = [coat, jumper, scarf, trousers, trumpet, violin, xylophone, outOfTune, rucksack, piggyBank, knitting, nameTape, singing]
