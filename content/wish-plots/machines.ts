import type { ScenePlot } from '../format.ts'
import { combine } from './machines/combine.ts'
import { crane } from './machines/crane.ts'
import { drums } from './machines/drums.ts'
import { dumpTruck } from './machines/dump-truck.ts'
import { guitar } from './machines/guitar.ts'
import { motorbike } from './machines/motorbike.ts'
import { piano } from './machines/piano.ts'
import { steamTrain } from './machines/steam-train.ts'

/** Cranes, dump trucks, harvesters, and instruments that are learnt. */
export const machinePlots: ScenePlot[] = [crane, dumpTruck, combine, piano, drums, steamTrain, motorbike, guitar]
