import type { ScenePlot } from '../format.ts'
import { blanket } from './rooms/blanket.ts'
import { door } from './rooms/door.ts'
import { stairs } from './rooms/stairs.ts'
import { window } from './rooms/window.ts'

/** Things that every room has and somebody wishes for: a door, a window, the kettle. */
export const roomPlots: ScenePlot[] = [blanket, door, stairs, window]
