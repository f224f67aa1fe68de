import type { ScenePlot } from '../format.ts'
import { alarmClock } from './rooms/alarm-clock.ts'
import { blanket } from './rooms/blanket.ts'
import { curtains } from './rooms/curtains.ts'
import { dishwasher } from './rooms/dishwasher.ts'
import { door } from './rooms/door.ts'
import { kettle } from './rooms/kettle.ts'
import { remoteControl } from './rooms/remote-control.ts'
import { stairs } from './rooms/stairs.ts'
import { telephone } from './rooms/telephone.ts'
import { washingMachine } from './rooms/washing-machine.ts'
import { window } from './rooms/window.ts'

/** Things that every room has and a child wishes for: a door, a window, the kettle. */
export const roomPlots: ScenePlot[] = [alarmClock, blanket, curtains, dishwasher, door, kettle, remoteControl, stairs, telephone, washingMachine, window]
