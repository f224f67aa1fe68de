import type { ScenePlot } from '../format.ts'
import { animalMarket } from './stalls/animal-market.ts'
import { bargaining } from './stalls/bargaining.ts'
import { whoeverBorrows } from './stalls/borrow.ts'
import { catCafe } from './stalls/cat-cafe.ts'
import { chaiAtTheTrain } from './stalls/chai-at-the-train.ts'
import { forestBakery } from './stalls/forest-bakery.ts'
import { guineaPigCafe } from './stalls/guinea-pig-cafe.ts'
import { mangoTreeShared } from './stalls/mango-tree-shared.ts'
import { taiChi } from './stalls/tai-chi.ts'

/** A market of animals, and a visitor of any sort who borrows. */
export const stallPlots: ScenePlot[] = [
  bargaining,
  animalMarket,
  whoeverBorrows,
  forestBakery,
  catCafe,
  guineaPigCafe,
  chaiAtTheTrain,
  mangoTreeShared,
  taiChi
]
