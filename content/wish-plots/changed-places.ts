import type { ScenePlot } from '../format.ts'
import { dogGoesToSchool } from './changed-places/dog-goes-to-school.ts'
import { grownUpAndBaby, grownUpsAreBabies } from './changed-places/grown-up-and-baby.ts'
import { laterSaidTheBosses } from './changed-places/later-said-the-bosses.ts'
import { robotSpellsBottom, robotSpellsBum, robotSpellsFart, robotSpellsPoo } from './changed-places/robot-spells.ts'
import { teacherOnTheCarpet } from './changed-places/teacher-on-the-carpet.ts'
import { catWearsMyUniform, dogWearsMyUniform, rabbitWearsMyUniform } from './changed-places/wears-my-uniform.ts'

/** Who is the teacher, the pet or the baby today. */
export const changedPlacesPlots: ScenePlot[] = [dogGoesToSchool, grownUpAndBaby, grownUpsAreBabies, laterSaidTheBosses, robotSpellsBum, robotSpellsPoo, robotSpellsBottom, robotSpellsFart, teacherOnTheCarpet, catWearsMyUniform, dogWearsMyUniform, rabbitWearsMyUniform]
