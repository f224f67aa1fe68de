import type { ScenePlot } from '../format.ts'
import { catchAThief } from './rescues/catch-a-thief.ts'
import { haveARace } from './rescues/have-a-race.ts'
import { helpsAHedgehog } from './rescues/helps-a-hedgehog.ts'
import { helpsTheMoon } from './rescues/helps-the-moon.ts'
import { lemonadeStand } from './rescues/lemonade-stand.ts'
import { playsForTheCountry } from './rescues/plays-for-the-country.ts'
import { putOnAShow } from './rescues/put-on-a-show.ts'
import { runACafe } from './rescues/run-a-cafe.ts'
import { saveChristmas } from './rescues/save-christmas.ts'
import { saveTheAnimals } from './rescues/save-the-animals.ts'
import { singsOnAStage } from './rescues/sings-on-a-stage.ts'
import { winsAMedal } from './rescues/wins-a-medal.ts'

/** What a child of the family does, and saves, and wins. */
export const rescuePlots: ScenePlot[] = [catchAThief, haveARace, helpsAHedgehog, helpsTheMoon, lemonadeStand, playsForTheCountry, putOnAShow, runACafe, saveChristmas, saveTheAnimals, singsOnAStage, winsAMedal]
