import type { ScenePlot } from '../format.ts'
import { whoeverBubbles } from './handy/bubbles.ts'
import { whoeverBuild } from './handy/build.ts'
import { whoeverButtons } from './handy/buttons.ts'
import { clayPot } from './handy/clay-pot.ts'
import { whoeverDrums } from './handy/drums.ts'
import { flowerCrown } from './handy/flower-crown.ts'
import { whoeverGarden } from './handy/garden.ts'
import { whoeverJuggle } from './handy/juggle.ts'
import { whoeverKnit } from './handy/knit.ts'
import { origami } from './handy/origami.ts'
import { whoeverPiano } from './handy/piano.ts'
import { whoeverShoelaces } from './handy/shoelaces.ts'

/** Visitors of any sort, who want to do something with their hands, or with what they have for hands; and what children make by hand. */
export const handyPlots: ScenePlot[] = [whoeverButtons, whoeverGarden, whoeverDrums, whoeverBubbles, whoeverJuggle, whoeverBuild, whoeverKnit, whoeverPiano, whoeverShoelaces, flowerCrown, origami, clayPot]
