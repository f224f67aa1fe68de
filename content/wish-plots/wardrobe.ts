import type { ScenePlot } from '../format.ts'
import { clock } from './wardrobe/clock.ts'
import { hat } from './wardrobe/hat.ts'
import { key } from './wardrobe/key.ts'
import { pocket } from './wardrobe/pocket.ts'
import { slippers } from './wardrobe/slippers.ts'
import { zip } from './wardrobe/zip.ts'

/** What is worn and carried, and what hangs in the hall. */
export const wardrobePlots: ScenePlot[] = [hat, zip, slippers, pocket, clock, key]
