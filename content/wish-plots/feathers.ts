import type { ScenePlot } from '../format.ts'
import { beetle } from './feathers/beetle.ts'
import { centipede } from './feathers/centipede.ts'
import { dragonfly } from './feathers/dragonfly.ts'
import { grasshopper } from './feathers/grasshopper.ts'
import { hornbill } from './feathers/hornbill.ts'
import { kingfisher } from './feathers/kingfisher.ts'
import { mantis } from './feathers/mantis.ts'
import { pelican } from './feathers/pelican.ts'
import { raven } from './feathers/raven.ts'
import { scorpion } from './feathers/scorpion.ts'
import { slug } from './feathers/slug.ts'
import { stork } from './feathers/stork.ts'
import { woodpecker } from './feathers/woodpecker.ts'

/** Birds with a trade, and what crawls and hums under them. */
export const featherPlots: ScenePlot[] = [
  hornbill,
  woodpecker,
  pelican,
  grasshopper,
  dragonfly,
  slug,
  centipede,
  beetle,
  raven,
  kingfisher,
  mantis,
  scorpion,
  stork
]
