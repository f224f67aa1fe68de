import type { ScenePlot } from '../format.ts'
import { bulldozer } from './keels/bulldozer.ts'
import { caravan } from './keels/caravan.ts'
import { cello } from './keels/cello.ts'
import { containerShip } from './keels/container-ship.ts'
import { dhow } from './keels/dhow.ts'
import { forklift } from './keels/forklift.ts'
import { goodsTrain } from './keels/goods-train.ts'
import { harp } from './keels/harp.ts'
import { hovercraft } from './keels/hovercraft.ts'
import { lifeboat } from './keels/lifeboat.ts'
import { matatu, minibus } from './keels/matatu.ts'
import { parachute } from './keels/parachute.ts'
import { satellite } from './keels/satellite.ts'
import { seaplane } from './keels/seaplane.ts'
import { trombone } from './keels/trombone.ts'
import { tugboat } from './keels/tugboat.ts'

/** What carries, pulls, floats or sounds, and can be wished for by itself. */
export const keelPlots: ScenePlot[] = [
  matatu,
  minibus,
  bulldozer,
  trombone,
  lifeboat,
  tugboat,
  containerShip,
  caravan,
  forklift,
  hovercraft,
  satellite,
  seaplane,
  parachute,
  goodsTrain,
  dhow,
  harp,
  cello
]
