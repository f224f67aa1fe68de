import type { ScenePlot } from '../format.ts'
import { babyKnowsWhere } from './behind-the-door/baby-knows-where.ts'
import { cheeseMoon } from './behind-the-door/cheese-moon.ts'
import { knittingMotorbike } from './behind-the-door/knitting-motorbike.ts'
import { leafBoat } from './behind-the-door/leaf-boat.ts'
import { liftGoesSideways } from './behind-the-door/lift-goes-sideways.ts'
import { secretButton } from './behind-the-door/secret-button.ts'

/** What children find behind a door, a button or a cloud. */
export const behindTheDoorPlots: ScenePlot[] = [babyKnowsWhere, cheeseMoon, knittingMotorbike, leafBoat, liftGoesSideways, secretButton]
