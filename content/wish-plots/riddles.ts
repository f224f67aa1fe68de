import type { ScenePlot } from '../format.ts'
import { whoeverCheats } from './riddles/cheats.ts'
import { whoeverDetective } from './riddles/detective.ts'
import { whoeverGetsLost } from './riddles/gets-lost.ts'
import { whoeverGuessesWrong } from './riddles/guesses-wrong.ts'
import { whoeverSavesTheDay } from './riddles/saves-the-day.ts'
import { whoeverTreasure } from './riddles/treasure.ts'
import { whoeverTricks } from './riddles/tricks.ts'

/** Visitors of any sort, who are after something: a clue, a treasure, a laugh, a win. */
export const riddlePlots: ScenePlot[] = [whoeverDetective, whoeverTreasure, whoeverTricks, whoeverSavesTheDay, whoeverGetsLost, whoeverCheats, whoeverGuessesWrong]
