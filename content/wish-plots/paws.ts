import type { ScenePlot } from '../format.ts'
import { aardvark } from './paws/aardvark.ts'
import { alligator } from './paws/alligator.ts'
import { honeyBadger } from './paws/honey-badger.ts'
import { hyena } from './paws/hyena.ts'
import { pangolin } from './paws/pangolin.ts'

/** Animals that are seldom met, and what each of them cannot help. */
export const pawPlots: ScenePlot[] = [aardvark, alligator, honeyBadger, hyena, pangolin]
