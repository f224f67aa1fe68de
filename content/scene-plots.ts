import type { ScenePlot } from './format.ts'
import { bookForOne } from './scene-plots/book-for-one.ts'
import { cardboardBox } from './scene-plots/cardboard-box.ts'
import { contest } from './scene-plots/contest.ts'
import { hideAndSeek } from './scene-plots/hide-and-seek.ts'
import { invisibleGuest } from './scene-plots/invisible-guest.ts'
import { letterThereAndBack } from './scene-plots/letter-there-and-back.ts'
import { longWait } from './scene-plots/long-wait.ts'
import { longestBath } from './scene-plots/longest-bath.ts'
import { museum } from './scene-plots/museum.ts'
import { oneThingLeads } from './scene-plots/one-thing-leads.ts'
import { pile } from './scene-plots/pile.ts'
import { question } from './scene-plots/question.ts'
import { rehearsal } from './scene-plots/rehearsal.ts'
import { rolesSwapped } from './scene-plots/roles-swapped.ts'
import { show } from './scene-plots/show.ts'
import { slowSoup } from './scene-plots/slow-soup.ts'
import { smallQuarrel } from './scene-plots/small-quarrel.ts'
import { swapRound } from './scene-plots/swap-round.ts'
import { tallTale } from './scene-plots/tall-tale.ts'
import { windowChair } from './scene-plots/window-chair.ts'
import { wishPlots } from './wish-plots.ts'

/** Every plot that is not a journey. */
export const scenePlots: ScenePlot[] = [
  bookForOne,
  cardboardBox,
  contest,
  hideAndSeek,
  invisibleGuest,
  letterThereAndBack,
  longWait,
  longestBath,
  museum,
  oneThingLeads,
  pile,
  question,
  rehearsal,
  rolesSwapped,
  show,
  slowSoup,
  smallQuarrel,
  swapRound,
  tallTale,
  windowChair,
  ...wishPlots
]
