import type { ScenePlot } from '../format.ts'
import { comet } from './skies/comet.ts'
import { coralReef } from './skies/coral-reef.ts'
import { harbour } from './skies/harbour.ts'
import { igloo } from './skies/igloo.ts'
import { rockPool } from './skies/rock-pool.ts'
import { snowflake } from './skies/snowflake.ts'
import { wind } from './skies/wind.ts'
import { windmill } from './skies/windmill.ts'

/** What shines, turns or lies at the edge of the sea. */
export const skyPlots: ScenePlot[] = [
  comet,
  coralReef,
  harbour,
  igloo,
  rockPool,
  snowflake,
  wind,
  windmill
]
