import type { ScenePlot } from '../format.ts'
import { bootsFirst } from './classics/boots-first.ts'
import { hardPizza } from './classics/hard-pizza.ts'
import { meToo } from './classics/me-too.ts'
import { melonFin } from './classics/melon-fin.ts'
import { nightDog } from './classics/night-dog.ts'
import { noF } from './classics/no-f.ts'
import { redTrainers } from './classics/red-trainers.ts'
import { untilMarch } from './classics/until-march.ts'

export const classicPlots: ScenePlot[] = [noF, redTrainers, melonFin, untilMarch, hardPizza, meToo, bootsFirst, nightDog]
