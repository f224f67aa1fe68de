import type { ScenePlot } from '../format.ts'
import { apple } from './orchard/apple.ts'
import { carrots } from './orchard/carrots.ts'
import { fruitPickingPlots } from './orchard/fruit-picking.ts'
import { honey } from './orchard/honey.ts'
import { hotChocolate } from './orchard/hot-chocolate.ts'
import { howBeesMakeHoney } from './orchard/how-bees-make-honey.ts'
import { lemons } from './orchard/lemons.ts'
import { mango } from './orchard/mango.ts'
import { mintTea } from './orchard/mint-tea.ts'
import { onion } from './orchard/onion.ts'
import { orange } from './orchard/orange.ts'
import { strawberries } from './orchard/strawberries.ts'
import { tamales } from './orchard/tamales.ts'
import { tomato } from './orchard/tomato.ts'
import { watermelon } from './orchard/watermelon.ts'

/** Fruit, what is pulled out of the ground, and what comes in a jar. */
export const orchardPlots: ScenePlot[] = [apple, carrots, honey, hotChocolate, howBeesMakeHoney, lemons, mango, mintTea, onion, orange, strawberries, tamales, tomato, watermelon, ...fruitPickingPlots]
