import type { ScenePlot } from '../format.ts'
import { animalMarket } from './stalls/animal-market.ts'
import { bargaining } from './stalls/bargaining.ts'
import { whoeverBorrows } from './stalls/borrow.ts'
import { catCafe } from './stalls/cat-cafe.ts'
import { forestBakery } from './stalls/forest-bakery.ts'
import { guineaPigCafe } from './stalls/guinea-pig-cafe.ts'

/** A market of animals, and a visitor of any sort who borrows. */
export const stallPlots: ScenePlot[] = [bargaining, animalMarket, whoeverBorrows, forestBakery, catCafe, guineaPigCafe]
