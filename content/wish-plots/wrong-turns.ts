import type { ScenePlot } from '../format.ts'
import { busToTheSeaside } from './wrong-turns/bus-to-the-seaside.ts'
import { elephantOnATrampoline } from './wrong-turns/elephant-on-a-trampoline.ts'
import { iceCreamVanLost } from './wrong-turns/ice-cream-van-lost.ts'
import { mooseInTheDriveThrough } from './wrong-turns/moose-in-the-drive-through.ts'
import { slowTractorToTheSea } from './wrong-turns/slow-tractor-to-the-sea.ts'
import { trainToTheMoon } from './wrong-turns/train-to-the-moon.ts'

/** Vehicles and large animals that end up in the wrong place. */
export const wrongTurnPlots: ScenePlot[] = [busToTheSeaside, elephantOnATrampoline, iceCreamVanLost, mooseInTheDriveThrough, slowTractorToTheSea, trainToTheMoon]
