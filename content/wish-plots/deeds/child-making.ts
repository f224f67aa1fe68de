import type { ScenePlot } from '../../format.ts'
import { deedOursAToffeeEach } from './ours-a-toffee-each.ts'
import { deedOursBothOfThemShut } from './ours-both-of-them-shut.ts'
import { deedOursInAMinute } from './ours-in-a-minute.ts'
import { deedOursUnderTheSheets } from './ours-under-the-sheets.ts'

export const childsMaking: ScenePlot[] = [
  deedOursInAMinute,
  deedOursUnderTheSheets,
  deedOursBothOfThemShut,
  deedOursAToffeeEach
]
