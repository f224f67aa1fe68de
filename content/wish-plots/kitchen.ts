import type { ScenePlot } from '../format.ts'
import { biscuits } from './kitchen/biscuits.ts'
import { bread } from './kitchen/bread.ts'
import { cake } from './kitchen/cake.ts'
import { dosa } from './kitchen/dosa.ts'
import { dumplings } from './kitchen/dumplings.ts'
import { gingerbreadHouse } from './kitchen/gingerbread-house.ts'
import { iceCream } from './kitchen/ice-cream.ts'
import { pancakes } from './kitchen/pancakes.ts'
import { peas } from './kitchen/peas.ts'
import { pizza } from './kitchen/pizza.ts'
import { sandwich } from './kitchen/sandwich.ts'
import { sushi } from './kitchen/sushi.ts'
import { tortillas } from './kitchen/tortillas.ts'

/** What is cooked and eaten, or not eaten. */
export const kitchenPlots: ScenePlot[] = [biscuits, cake, pancakes, peas, pizza, iceCream, sandwich, bread, dumplings, gingerbreadHouse, sushi, dosa, tortillas]
