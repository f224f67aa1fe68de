import type { ScenePlot } from '../format.ts'
import { binLorryAllergicToBananas } from './proud-machines/bin-lorry-allergic-to-bananas.ts'
import { isItRainingAskedTheWorm } from './proud-machines/is-it-raining-asked-the-worm.ts'
import { nobodyClapsAtTheRink } from './proud-machines/nobody-claps-at-the-rink.ts'
import { otherHalfOfNee } from './proud-machines/other-half-of-nee.ts'
import { threeGrainsInTheHall } from './proud-machines/three-grains-in-the-hall.ts'
import { towTruckOnARope } from './proud-machines/tow-truck-on-a-rope.ts'
import { windWithoutATrain } from './proud-machines/wind-without-a-train.ts'

/** Machines that are allergic, embarrassed, in a hurry or new. */
export const proudMachinePlots: ScenePlot[] = [binLorryAllergicToBananas, isItRainingAskedTheWorm, nobodyClapsAtTheRink, otherHalfOfNee, threeGrainsInTheHall, towTruckOnARope, windWithoutATrain]
