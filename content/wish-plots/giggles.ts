import type { ScenePlot } from '../format.ts'
import { bogeys } from './giggles/bogeys.ts'
import { cheekyMonkey } from './giggles/cheeky-monkey.ts'
import { fartingUnicorn } from './giggles/farting-unicorn.ts'
import { farts } from './giggles/farts.ts'
import { hiccups } from './giggles/hiccups.ts'
import { jigsaw } from './giggles/jigsaw.ts'
import { oppositeDay } from './giggles/opposite-day.ts'
import { pizzaMonster } from './giggles/pizza-monster.ts'
import { poo } from './giggles/poo.ts'
import { skeletons } from './giggles/skeletons.ts'
import { softPlay } from './giggles/soft-play.ts'
import { spaghetti } from './giggles/spaghetti.ts'
import { underpants } from './giggles/underpants.ts'
import { upsideDownHouse } from './giggles/upside-down-house.ts'
import { zombies } from './giggles/zombies.ts'

/** What makes small children laugh, and what is puzzled over. */
export const gigglePlots: ScenePlot[] = [poo, farts, underpants, bogeys, skeletons, jigsaw, softPlay, cheekyMonkey, spaghetti, hiccups, zombies, fartingUnicorn, pizzaMonster, oppositeDay, upsideDownHouse]
