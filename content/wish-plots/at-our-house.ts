import type { ScenePlot } from '../format.ts'
import { chilliForForty } from './at-our-house/chilli-for-forty.ts'
import { fiveNil, squirrelOnTheFeeder } from './at-our-house/five-nil.ts'
import { forgotTheDoor } from './at-our-house/forgot-the-door.ts'
import { nobodyOvertakes } from './at-our-house/nobody-overtakes.ts'
import { onlyTheBell } from './at-our-house/only-the-bell.ts'
import { rabbitThatRan } from './at-our-house/rabbit-that-ran.ts'

/** What a family cooks, builds and says in its own kitchen. */
export const atOurHousePlots: ScenePlot[] = [chilliForForty, fiveNil, squirrelOnTheFeeder, forgotTheDoor, nobodyOvertakes, onlyTheBell, rabbitThatRan]
