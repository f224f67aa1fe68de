import type { ScenePlot } from '../format.ts'
import { breadSellersChair } from './tides/bread-sellers-chair.ts'
import { clownfish } from './tides/clownfish.ts'
import { dodo } from './tides/dodo.ts'
import { flyingFoxUpsideDown } from './tides/flying-fox-upside-down.ts'
import { geckoOnTheCeiling } from './tides/gecko-on-the-ceiling.ts'
import { kiwiLostTheTorch } from './tides/kiwi-lost-the-torch.ts'
import { koshari } from './tides/koshari.ts'
import { lostJandal } from './tides/lost-jandal.ts'
import { manatee } from './tides/manatee.ts'
import { mantaRay } from './tides/manta-ray.ts'
import { matForTwo } from './tides/mat-for-two.ts'
import { phoOnATinyStool } from './tides/pho-on-a-tiny-stool.ts'
import { pipiWithTheToes } from './tides/pipi-with-the-toes.ts'
import { pufferfish } from './tides/pufferfish.ts'
import { riceFieldFireflies } from './tides/rice-field-fireflies.ts'
import { starLanternWalk } from './tides/star-lantern-walk.ts'
import { stingray } from './tides/stingray.ts'
import { tuiRingsLikeTheTelephone } from './tides/tui-rings-like-the-telephone.ts'
import { woodlouse } from './tides/woodlouse.ts'

/** Animals of the tide line, the damp places and the far coasts, and what families do there. */
export const tidePlots: ScenePlot[] = [
  clownfish,
  manatee,
  woodlouse,
  stingray,
  mantaRay,
  pufferfish,
  dodo,
  breadSellersChair,
  koshari,
  riceFieldFireflies,
  starLanternWalk,
  phoOnATinyStool,
  geckoOnTheCeiling,
  matForTwo,
  flyingFoxUpsideDown,
  kiwiLostTheTorch,
  pipiWithTheToes,
  tuiRingsLikeTheTelephone,
  lostJandal
]
