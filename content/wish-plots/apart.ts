import type { ScenePlot } from '../format.ts'
import { arrivesFromFar } from './apart/arrives-from-far.ts'
import { cousinNoWords } from './apart/cousin-no-words.ts'
import { fliesHomeTomorrow } from './apart/flies-home-tomorrow.ts'
import { goneHomeAgain } from './apart/gone-home-again.ts'
import { homeAgain } from './apart/home-again.ts'
import { mattressesEverywhere } from './apart/mattresses-everywhere.ts'
import { nurseryGate } from './apart/nursery-gate.ts'
import { onTheScreen } from './apart/on-the-screen.ts'
import { roomTooQuiet } from './apart/room-too-quiet.ts'
import { bunnyAtGrandmas, bunnyAtNursery, teddyAtGrandmas, teddyAtNursery } from './apart/teddy-one-night.ts'
import { videoCall } from './apart/video-call.ts'

/** Those who were away come home, and those who were here go. */
export const apartPlots: ScenePlot[] = [homeAgain, goneHomeAgain, arrivesFromFar, videoCall, onTheScreen, cousinNoWords, roomTooQuiet, mattressesEverywhere, nurseryGate, fliesHomeTomorrow, teddyAtNursery, bunnyAtNursery, teddyAtGrandmas, bunnyAtGrandmas]
