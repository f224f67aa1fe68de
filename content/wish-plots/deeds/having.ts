import type { ScenePlot } from '../../format.ts'
import { deedBehindYou } from './behind-you.ts'
import { deedForBest } from './for-best.ts'
import { deedGlomp } from './glomp.ts'
import { deedNoticeAnything } from './notice-anything.ts'
import { deedSayWhat } from './say-what.ts'
import { deedUnderACloud } from './under-a-cloud.ts'
import { deedWarmWarmer } from './warm-warmer.ts'

export const deedsOfHaving: ScenePlot[] = [
  deedForBest,
  deedNoticeAnything,
  deedSayWhat,
  deedUnderACloud,
  deedWarmWarmer,
  deedGlomp,
  deedBehindYou
]
