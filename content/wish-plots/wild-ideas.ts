import type { ScenePlot } from '../format.ts'
import { dinnerGoesOut } from './wild-ideas/dinner-goes-out.ts'
import { everyPlanet } from './wild-ideas/every-planet.ts'
import { giraffeBringsItBack } from './wild-ideas/giraffe-brings-it-back.ts'
import { inTheLunchBox } from './wild-ideas/in-the-lunch-box.ts'
import { lostItsChild } from './wild-ideas/lost-its-child.ts'
import { superPoo } from './wild-ideas/super-poo.ts'

/** Children’s wild ideas, which happen just as they were wished. */
export const wildIdeaPlots: ScenePlot[] = [inTheLunchBox, everyPlanet, giraffeBringsItBack, superPoo, lostItsChild, dinnerGoesOut]
