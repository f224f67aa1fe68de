import type { ScenePlot } from '../../format.ts'
import { deedAfterIt } from './after-it.ts'
import { deedBehindTheEgg } from './behind-the-egg.ts'
import { deedEverywhereButThere } from './everywhere-but-there.ts'
import { deedGloveAndSock } from './glove-and-sock.ts'
import { deedJellyInFront } from './jelly-in-front.ts'
import { deedLeftAtTheBoots } from './left-at-the-boots.ts'
import { deedTheyMovedIn } from './they-moved-in.ts'
import { deedWavedOff } from './waved-off.ts'

export const deedsOfGoing: ScenePlot[] = [
  deedWavedOff,
  deedLeftAtTheBoots,
  deedBehindTheEgg,
  deedJellyInFront,
  deedGloveAndSock,
  deedAfterIt,
  deedEverywhereButThere,
  deedTheyMovedIn
]
