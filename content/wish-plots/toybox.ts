import type { ScenePlot } from '../format.ts'
import { bell } from './toybox/bell.ts'
import { chess } from './toybox/chess.ts'
import { dominoes } from './toybox/dominoes.ts'
import { liveInABook } from './toybox/live-in-a-book.ts'
import { magnet } from './toybox/magnet.ts'
import { mapOfHome } from './toybox/map-of-home.ts'
import { marbles } from './toybox/marbles.ts'
import { mirror } from './toybox/mirror.ts'
import { pencil } from './toybox/pencil.ts'
import { playingCards } from './toybox/playing-cards.ts'
import { puppetShow } from './toybox/puppet-show.ts'
import { mendedToys } from './toybox/red-stitches.ts'
import { yoYo } from './toybox/yo-yo.ts'

/** What lies in the toy box and on the table beside it: marbles, cards, a magnet, a bell. */
export const toyboxPlots: ScenePlot[] = [bell, chess, dominoes, liveInABook, magnet, mapOfHome, marbles, mirror, pencil, playingCards, puppetShow, yoYo, ...mendedToys]
