import type { ScenePlot } from '../format.ts'
import { blockWorld } from './play/block-world.ts'
import { bouncyCastle } from './play/bouncy-castle.ts'
import { chef } from './play/chef.ts'
import { dolls } from './play/dolls.ts'
import { paddlingPool } from './play/paddling-pool.ts'
import { painting } from './play/painting.ts'
import { scooter } from './play/scooter.ts'
import { slide } from './play/slide.ts'
import { teaParty } from './play/tea-party.ts'
import { treeHouse } from './play/tree-house.ts'

/** What children play at home and in the yard. */
export const playPlots: ScenePlot[] = [blockWorld, bouncyCastle, chef, dolls, paddlingPool, painting, scooter, slide, teaParty, treeHouse]
