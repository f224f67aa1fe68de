import type { ScenePlot } from '../format.ts'
import { acornFalls } from './wonders/acorn-falls.ts'
import { cardboardBoat } from './wonders/cardboard-boat.ts'
import { dragonBubbles } from './wonders/dragon-bubbles.ts'
import { elephantBathroom } from './wonders/elephant-bathroom.ts'
import { handbagTown } from './wonders/handbag-town.ts'
import { oldRowingBoat } from './wonders/old-rowing-boat.ts'
import { owlAsleepAtNight } from './wonders/owl-asleep-at-night.ts'
import { peacockRide } from './wonders/peacock-ride.ts'
import { raceCheetah } from './wonders/race-cheetah.ts'
import { sockLostTwin } from './wonders/sock-lost-twin.ts'
import { brokenToysHospital } from './wonders/toy-hospital.ts'
import { treeTalk } from './wonders/tree-talk.ts'
import { wasAPirate } from './wonders/was-a-pirate.ts'

/** A child does something wonderful, and it happens; or one of the family has what no family has. */
export const wonderPlots: ScenePlot[] = [acornFalls, cardboardBoat, dragonBubbles, elephantBathroom, handbagTown, oldRowingBoat, owlAsleepAtNight, peacockRide, raceCheetah, sockLostTwin, brokenToysHospital, treeTalk, wasAPirate]
