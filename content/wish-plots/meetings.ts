import type { ScenePlot } from '../format.ts'
import { builtRobot } from './meetings/built-robot.ts'
import { cardboardRocket } from './meetings/cardboard-rocket.ts'
import { dinosaurEnd } from './meetings/dinosaur-end.ts'
import { fairyColander } from './meetings/fairy-colander.ts'
import { foxCoat } from './meetings/fox-coat.ts'
import { lostPuppyDot } from './meetings/lost-puppy-dot.ts'
import { mermaidHat } from './meetings/mermaid-hat.ts'
import { petDinosaurSit } from './meetings/pet-dinosaur-sit.ts'
import { quietElephant } from './meetings/quiet-elephant.ts'
import { redPlane } from './meetings/red-plane.ts'
import { theEggHeard } from './meetings/the-egg-heard.ts'
import { treehouseWindow } from './meetings/treehouse-window.ts'

/** Children who meet one whom no child meets, or have made something that really goes. */
export const meetingPlots: ScenePlot[] = [fairyColander, mermaidHat, foxCoat, dinosaurEnd, petDinosaurSit, quietElephant, theEggHeard, lostPuppyDot, redPlane, builtRobot, cardboardRocket, treehouseWindow]
