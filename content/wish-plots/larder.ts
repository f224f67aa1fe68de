import type { ScenePlot } from '../format.ts'
import { banana } from './larder/banana.ts'
import { cheese } from './larder/cheese.ts'
import { egg } from './larder/egg.ts'
import { potato } from './larder/potato.ts'
import { soup } from './larder/soup.ts'
import { toast } from './larder/toast.ts'

/** What there is in the cupboard, and what goes wrong with it at table. */
export const larderPlots: ScenePlot[] = [toast, potato, egg, soup, banana, cheese]
