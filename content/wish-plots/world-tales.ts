import type { ScenePlot } from '../format.ts'
import { anansi } from './world-tales/anansi.ts'
import { babaYaga } from './world-tales/baba-yaga.ts'
import { cowOverMoon } from './world-tales/cow-over-moon.ts'
import { egypt } from './world-tales/egypt.ts'
import { hanuman } from './world-tales/hanuman.ts'
import { jollof } from './world-tales/jollof.ts'
import { maui } from './world-tales/maui.ts'
import { momotaro } from './world-tales/momotaro.ts'
import { monkeyKing } from './world-tales/monkey-king.ts'
import { saci } from './world-tales/saci.ts'
import { taniwha } from './world-tales/taniwha.ts'

/** Heroes and tales that children of the world grow up with, and what they play and eat. */
export const worldTalePlots: ScenePlot[] = [maui, hanuman, anansi, monkeyKing, momotaro, saci, taniwha, egypt, jollof, babaYaga, cowOverMoon]
