import type { ScenePlot } from '../format.ts'
import { cardboardBoat } from './wonders/cardboard-boat.ts'
import { elephantBathroom } from './wonders/elephant-bathroom.ts'
import { handbagTown } from './wonders/handbag-town.ts'
import { peacockRide } from './wonders/peacock-ride.ts'
import { raceCheetah } from './wonders/race-cheetah.ts'
import { brokenToysHospital } from './wonders/toy-hospital.ts'
import { treeTalk } from './wonders/tree-talk.ts'
import { wasAPirate } from './wonders/was-a-pirate.ts'

/** A child does something wonderful, and it happens; or one of the family has what no family has. */
export const wonderPlots: ScenePlot[] = [cardboardBoat, elephantBathroom, handbagTown, peacockRide, raceCheetah, brokenToysHospital, treeTalk, wasAPirate]
