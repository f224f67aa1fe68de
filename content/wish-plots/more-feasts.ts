import type { ScenePlot } from '../format.ts'
import { chuseok } from './more-feasts/chuseok.ts'
import { durgaPuja } from './more-feasts/durga-puja.ts'
import { dussehra } from './more-feasts/dussehra.ts'
import { ganeshChaturthi } from './more-feasts/ganesh-chaturthi.ts'
import { janmashtami } from './more-feasts/janmashtami.ts'
import { lohri } from './more-feasts/lohri.ts'
import { makarSankranti } from './more-feasts/makar-sankranti.ts'
import { midAutumn } from './more-feasts/mid-autumn.ts'
import { navratri } from './more-feasts/navratri.ts'
import { onam } from './more-feasts/onam.ts'
import { pongal } from './more-feasts/pongal.ts'
import { rakshaBandhan } from './more-feasts/raksha-bandhan.ts'
import { songkran } from './more-feasts/songkran.ts'
import { tanabata } from './more-feasts/tanabata.ts'
import { tet } from './more-feasts/tet.ts'
import { vaisakhi } from './more-feasts/vaisakhi.ts'
import { vesak } from './more-feasts/vesak.ts'

/** Feasts of the world beside those of feasts.ts. */
export const moreFeastPlots: ScenePlot[] = [
  midAutumn,
  rakshaBandhan,
  navratri,
  durgaPuja,
  ganeshChaturthi,
  pongal,
  onam,
  janmashtami,
  vaisakhi,
  lohri,
  songkran,
  chuseok,
  tanabata,
  tet,
  vesak,
  dussehra,
  makarSankranti
]
