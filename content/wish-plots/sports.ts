import type { ScenePlot } from '../format.ts'
import { animalOlympics } from './sports/animal-olympics.ts'
import { bowling } from './sports/bowling.ts'
import { cricket } from './sports/cricket.ts'
import { camogie, gaelicFootball, hurling } from './sports/gaelic-games.ts'
import { golf } from './sports/golf.ts'
import { rugby } from './sports/rugby.ts'
import { runningRace } from './sports/running-race.ts'
import { skateboard } from './sports/skateboard.ts'
import { surfing } from './sports/surfing.ts'
import { swimmingGala } from './sports/swimming-gala.ts'
import { tennis } from './sports/tennis.ts'
import { trampoline } from './sports/trampoline.ts'
import { winningGoal } from './sports/winning-goal.ts'

/** Cricket, rugby, tennis and what else is played to win. */
export const sportPlots: ScenePlot[] = [bowling, cricket, camogie, gaelicFootball, hurling, golf, rugby, runningRace, skateboard, surfing, tennis, trampoline, winningGoal, swimmingGala, animalOlympics]
