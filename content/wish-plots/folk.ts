import type { ScenePlot } from '../format.ts'
import { aunt } from './folk/aunt.ts'
import { candleWish } from './folk/candle-wish.ts'
import { hug } from './folk/hug.ts'
import { joke } from './folk/joke.ts'
import { monday } from './folk/monday.ts'
import { neighbour } from './folk/neighbour.ts'
import { plumber } from './folk/plumber.ts'
import { secret } from './folk/secret.ts'
import { surpriseParty } from './folk/surprise-party.ts'
import { ticklish } from './folk/ticklish.ts'
import { whisper } from './folk/whisper.ts'
import { yawn } from './folk/yawn.ts'

/** Between people: hugs, secrets, jokes, and who comes by. */
export const folkPlots: ScenePlot[] = [hug, secret, joke, ticklish, whisper, yawn, candleWish, surpriseParty, aunt, neighbour, plumber, monday]
