import type { ScenePlot } from '../format.ts'
import { blanket } from './rooms/blanket.ts'
import { door } from './rooms/door.ts'

/** Things that every room has and somebody wishes for: a door, a window, the kettle. */
export const roomPlots: ScenePlot[] = [blanket, door]
