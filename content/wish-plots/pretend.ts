import type { ScenePlot } from '../format.ts'
import { circus } from './pretend/circus.ts'
import { cowboy } from './pretend/cowboy.ts'
import { detective } from './pretend/detective.ts'
import { queenKing } from './pretend/queen-king.ts'
import { trainWhistle } from './pretend/train-whistle.ts'
import { vet } from './pretend/vet.ts'
import { viking } from './pretend/viking.ts'
import { whoAteIt } from './pretend/who-ate-it.ts'

/** Who children play that they are. */
export const pretendPlots: ScenePlot[] = [trainWhistle, vet, cowboy, detective, queenKing, circus, viking, whoAteIt]
