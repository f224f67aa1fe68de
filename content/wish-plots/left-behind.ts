import type { ScenePlot } from '../format.ts'
import { drawingBlewAway } from './left-behind/drawing-blew-away.ts'
import { flatTyreInTheWoods } from './left-behind/flat-tyre-in-the-woods.ts'
import { gogglesLeftAtThePool } from './left-behind/goggles-left-at-the-pool.ts'
import { leftOnTheBus } from './left-behind/left-on-the-bus.ts'
import { pizzaWrongHouse } from './left-behind/pizza-wrong-house.ts'
import { stuckInTheCafeLoo } from './left-behind/stuck-in-the-cafe-loo.ts'
import { stuckInTheVendingMachine } from './left-behind/stuck-in-the-vending-machine.ts'
import { stuckOnTheBigWheel } from './left-behind/stuck-on-the-big-wheel.ts'
import { trafficJamHole } from './left-behind/traffic-jam-hole.ts'
import { wrongBirthdayParty } from './left-behind/wrong-birthday-party.ts'

/** What was lost, left, spilt or mixed up away from home. */
export const leftBehindPlots: ScenePlot[] = [leftOnTheBus, stuckOnTheBigWheel, stuckInTheVendingMachine, trafficJamHole, flatTyreInTheWoods, stuckInTheCafeLoo, gogglesLeftAtThePool, wrongBirthdayParty, drawingBlewAway, pizzaWrongHouse]
