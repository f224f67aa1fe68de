import type { ScenePlot } from '../format.ts'
import { conkers } from './outdoors/conkers.ts'
import { echo } from './outdoors/echo.ts'
import { scarecrow } from './outdoors/scarecrow.ts'
import { shadow } from './outdoors/shadow.ts'
import { stick } from './outdoors/stick.ts'
import { trafficLights } from './outdoors/traffic-lights.ts'
import { tree } from './outdoors/tree.ts'

/** What is outside, played at home on the rug. */
export const outdoorPlots: ScenePlot[] = [echo, scarecrow, shadow, stick, trafficLights, tree, conkers]
