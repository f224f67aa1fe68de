import type { ScenePlot } from '../format.ts'
import { bumblebeeSaysBus } from './odd-habits/bumblebee-says-bus.ts'
import { chairFollowedToSchool } from './odd-habits/chair-followed-to-school.ts'
import { cloudHelpsDryGarden } from './odd-habits/cloud-helps-dry-garden.ts'
import { whoeverCollectsThings } from './odd-habits/collects-things.ts'
import { whoeverEatsTheMarket } from './odd-habits/eats-the-market.ts'
import { whoeverGetsStuck } from './odd-habits/gets-stuck.ts'
import { whoeverHidesBadly } from './odd-habits/hides-badly.ts'
import { kangarooTooMuchStuff } from './odd-habits/kangaroo-too-much-stuff.ts'
import { whoeverLaidASquareEgg } from './odd-habits/laid-a-square-egg.ts'
import { whoeverLivesInAPiano } from './odd-habits/lives-in-a-piano.ts'
import { rickshawAfraidOfHills } from './odd-habits/rickshaw-afraid-of-hills.ts'
import { whoeverSaysSorry } from './odd-habits/says-sorry.ts'
import { whoeverSingsLoud } from './odd-habits/sings-loud.ts'
import { snailWalksToSchool } from './odd-habits/snail-walks-to-school.ts'
import { tailorSecretPockets } from './odd-habits/tailor-secret-pockets.ts'
import { talkingDrumWhispers } from './odd-habits/talking-drum-whispers.ts'
import { whoeverTellsSecrets } from './odd-habits/tells-secrets.ts'
import { whoeverThinksItIs } from './odd-habits/thinks-it-is.ts'
import { tortoiseLoudDrum } from './odd-habits/tortoise-loud-drum.ts'
import { wolfBlewBubbles } from './odd-habits/wolf-blew-bubbles.ts'

/** Visitors of any sort, with an odd way of their own. */
export const oddHabitPlots: ScenePlot[] = [
  bumblebeeSaysBus,
  chairFollowedToSchool,
  cloudHelpsDryGarden,
  kangarooTooMuchStuff,
  rickshawAfraidOfHills,
  snailWalksToSchool,
  tailorSecretPockets,
  talkingDrumWhispers,
  tortoiseLoudDrum,
  whoeverCollectsThings,
  whoeverEatsTheMarket,
  whoeverGetsStuck,
  whoeverHidesBadly,
  whoeverLaidASquareEgg,
  whoeverLivesInAPiano,
  whoeverSaysSorry,
  whoeverSingsLoud,
  whoeverTellsSecrets,
  whoeverThinksItIs,
  wolfBlewBubbles
]
