import type { ScenePlot } from '../format.ts'
import { avocado } from './plates/avocado.ts'
import { burger } from './plates/burger.ts'
import { churros } from './plates/churros.ts'
import { coconut } from './plates/coconut.ts'
import { doughnut } from './plates/doughnut.ts'
import { empanadas } from './plates/empanadas.ts'
import { lollipopLicks } from './plates/lollipop.ts'
import { mushroom } from './plates/mushroom.ts'
import { pineapple } from './plates/pineapple.ts'
import { roti } from './plates/roti.ts'
import { samosa } from './plates/samosa.ts'
import { sweetcorn } from './plates/sweetcorn.ts'
import { tangyuan } from './plates/tangyuan.ts'
import { waffles } from './plates/waffles.ts'
import { zongzi } from './plates/zongzi.ts'

/** What is on the plate in many kitchens. */
export const platePlots: ScenePlot[] = [
  zongzi,
  tangyuan,
  samosa,
  roti,
  doughnut,
  waffles,
  mushroom,
  pineapple,
  coconut,
  burger,
  sweetcorn,
  lollipopLicks,
  churros,
  avocado,
  empanadas
]
