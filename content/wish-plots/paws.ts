import type { ScenePlot } from '../format.ts'
import { aardvark } from './paws/aardvark.ts'
import { alligator } from './paws/alligator.ts'
import { ferret } from './paws/ferret.ts'
import { honeyBadger } from './paws/honey-badger.ts'
import { hyena } from './paws/hyena.ts'
import { iguana } from './paws/iguana.ts'
import { pangolin } from './paws/pangolin.ts'
import { quokka } from './paws/quokka.ts'
import { warthog } from './paws/warthog.ts'
import { wildebeest } from './paws/wildebeest.ts'
import { yak } from './paws/yak.ts'

/** Animals that are seldom met, and what each of them cannot help. */
export const pawPlots: ScenePlot[] = [aardvark, alligator, ferret, honeyBadger, hyena, iguana, pangolin, quokka, warthog, wildebeest, yak]
