import type { ScenePlot } from '../format.ts'
import { bumRunsAway } from './wild-ideas/bum-runs-away.ts'
import { dinnerGoesOut } from './wild-ideas/dinner-goes-out.ts'
import { everyPlanet } from './wild-ideas/every-planet.ts'
import { giraffeBringsItBack } from './wild-ideas/giraffe-brings-it-back.ts'
import { inTheLunchBox } from './wild-ideas/in-the-lunch-box.ts'
import { intoTheDrawing } from './wild-ideas/into-the-drawing.ts'
import { lettersRunAway } from './wild-ideas/letters-run-away.ts'
import { rainsSweets } from './wild-ideas/rains-sweets.ts'
import { snailBeatsCheetah } from './wild-ideas/snail-beats-cheetah.ts'
import { sofaSwallows } from './wild-ideas/sofa-swallows.ts'
import { superPoo } from './wild-ideas/super-poo.ts'
import { sushiRunsAway } from './wild-ideas/sushi-runs-away.ts'

/** Children’s wild ideas, which happen just as they were wished. */
export const wildIdeaPlots: ScenePlot[] = [inTheLunchBox, everyPlanet, giraffeBringsItBack, superPoo, dinnerGoesOut, lettersRunAway, sofaSwallows, bumRunsAway, intoTheDrawing, rainsSweets, sushiRunsAway, snailBeatsCheetah]
