import type { ScenePlot } from '../format.ts'
import { ghostOnTheOnlySeat, kevinOnTheOnlySeat } from './in-the-airing-cupboard/ghost-on-the-only-seat.ts'
import {
  camperVanFlies,
  camperVanFliesToGrandmas,
  camperVanFliesToGrannys,
  camperVanFliesToNanas,
  caravanFlies,
  caravanFliesToGrandmas,
  caravanFliesToGrannys,
  caravanFliesToNanas
} from './in-the-airing-cupboard/goes-behind.ts'
import { inMummysHandbag } from './in-the-airing-cupboard/in-mummys-handbag.ts'
import { inTheHandbag } from './in-the-airing-cupboard/in-the-handbag.ts'
import { moonInTheBeans } from './in-the-airing-cupboard/moon-in-the-beans.ts'
import { onlyInMyBedroom } from './in-the-airing-cupboard/only-in-my-bedroom.ts'
import {
  dragonSaysItIsATowel,
  penguinSaysItIsATowel,
  unicornSaysItIsATowel
} from './in-the-airing-cupboard/says-it-is-a-towel.ts'

/** What is found at home where it should not be. */
export const airingCupboardPlots: ScenePlot[] = [ghostOnTheOnlySeat, kevinOnTheOnlySeat, caravanFliesToNanas, caravanFliesToGrannys, caravanFliesToGrandmas, caravanFlies, camperVanFliesToNanas, camperVanFliesToGrannys, camperVanFliesToGrandmas, camperVanFlies, inMummysHandbag, inTheHandbag, moonInTheBeans, onlyInMyBedroom, unicornSaysItIsATowel, dragonSaysItIsATowel, penguinSaysItIsATowel]
