import type { ScenePlot } from '../format.ts'
import { aToothInTheApple, aToothInTheSandwich } from './our-day/a-tooth-in-the-apple.ts'
import { dinnerOnTheRoof } from './our-day/dinner-on-the-roof.ts'
import { everyonesBeanButMine, everyonesSeedButMine, everyonesSunflowerButMine } from './our-day/everyones-but-mine.ts'
import {
  puppyKeptTheFlipFlop,
  puppyKeptTheShoe,
  puppyKeptTheSlipper,
  puppyKeptTheSock
} from './our-day/puppy-kept-the-slipper.ts'

/** What happened to a child today. */
export const ourDayPlots: ScenePlot[] = [aToothInTheApple, aToothInTheSandwich, dinnerOnTheRoof, everyonesBeanButMine, everyonesSunflowerButMine, everyonesSeedButMine, puppyKeptTheSlipper, puppyKeptTheShoe, puppyKeptTheSock, puppyKeptTheFlipFlop]
