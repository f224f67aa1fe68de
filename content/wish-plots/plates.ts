import type { ScenePlot } from '../format.ts'
import { doughnut } from './plates/doughnut.ts'
import { mushroom } from './plates/mushroom.ts'
import { pineapple } from './plates/pineapple.ts'
import { roti } from './plates/roti.ts'
import { samosa } from './plates/samosa.ts'
import { tangyuan } from './plates/tangyuan.ts'
import { waffles } from './plates/waffles.ts'

/** What is on the plate in many kitchens. */
export const platePlots: ScenePlot[] = [tangyuan, samosa, roti, doughnut, waffles, mushroom, pineapple]
