import type { ScenePlot } from '../format.ts'
import { busTwoAtOnce } from './machines/bus-two-at-once.ts'
import { combine } from './machines/combine.ts'
import { crane } from './machines/crane.ts'
import { drums } from './machines/drums.ts'
import { dumpTruck } from './machines/dump-truck.ts'
import { guitar } from './machines/guitar.ts'
import { lorryUnderBridge } from './machines/lorry-under-bridge.ts'
import { moonHalf } from './machines/moon-half.ts'
import { motorbike } from './machines/motorbike.ts'
import { nightBus } from './machines/night-bus.ts'
import { piano } from './machines/piano.ts'
import { policeCap } from './machines/police-cap.ts'
import { racingLights } from './machines/racing-lights.ts'
import { steamTrain } from './machines/steam-train.ts'
import { tractorFurrow } from './machines/tractor-furrow.ts'
import { brickCity } from './machines/brick-city.ts'
import { diggerHouse } from './machines/digger-house.ts'
import { greatRace, ourDogsRace } from './machines/great-race.ts'
import { policeChase } from './machines/police-chase.ts'
import { supercar } from './machines/supercar.ts'

/** Cranes, dump trucks, harvesters, instruments that are learnt, and second stories of the machines (and the moon) that are wished for most. */
export const machinePlots: ScenePlot[] = [crane, dumpTruck, combine, piano, drums, steamTrain, motorbike, guitar, racingLights, tractorFurrow, busTwoAtOnce, policeCap, moonHalf, lorryUnderBridge, nightBus, brickCity, diggerHouse, greatRace, ourDogsRace, policeChase, supercar]

/** Cranes, dump trucks, harvesters, instruments that are learnt, and second stories of the machines (and the moon) that are wished for most. */
