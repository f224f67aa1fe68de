import type { ScenePlot } from '../format.ts'
import { avocado } from './plates/avocado.ts'
import { balikbayanBox } from './plates/balikbayan-box.ts'
import { bazaarCat } from './plates/bazaar-cat.ts'
import { burger } from './plates/burger.ts'
import { busLady } from './plates/bus-lady.ts'
import { churros } from './plates/churros.ts'
import { coconut } from './plates/coconut.ts'
import { cornrows } from './plates/cornrows.ts'
import { doughnut } from './plates/doughnut.ts'
import { elephantRiverBath } from './plates/elephant-river-bath.ts'
import { empanadas } from './plates/empanadas.ts'
import { fanous } from './plates/fanous.ts'
import { fatVineLeaves } from './plates/fat-vine-leaves.ts'
import { goatsInATree } from './plates/goats-in-a-tree.ts'
import { haloHalo } from './plates/halo-halo.ts'
import { harakeke } from './plates/harakeke.ts'
import { kea } from './plates/kea.ts'
import { laddoos } from './plates/laddoos.ts'
import { lionShoes } from './plates/lion-shoes.ts'
import { lollipopLicks } from './plates/lollipop.ts'
import { longCloth } from './plates/long-cloth.ts'
import { mahjong } from './plates/mahjong.ts'
import { manoPo } from './plates/mano-po.ts'
import { monarchs } from './plates/monarchs.ts'
import { mushroom } from './plates/mushroom.ts'
import { olives } from './plates/olives.ts'
import { pavlova } from './plates/pavlova.ts'
import { pineapple } from './plates/pineapple.ts'
import { plantain } from './plates/plantain.ts'
import { poundingYam } from './plates/pounding-yam.ts'
import { roti } from './plates/roti.ts'
import { samosa } from './plates/samosa.ts'
import { whoeverSeesTheSun } from './plates/sees-the-sun.ts'
import { snowDuck } from './plates/snow-duck.ts'
import { snowMonkeys } from './plates/snow-monkeys.ts'
import { sweetcorn } from './plates/sweetcorn.ts'
import { tangyuan } from './plates/tangyuan.ts'
import { tanuki } from './plates/tanuki.ts'
import { threeBowls } from './plates/three-bowls.ts'
import { ugali } from './plates/ugali.ts'
import { waffles } from './plates/waffles.ts'
import { weaverBird } from './plates/weaver-bird.ts'
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
  empanadas,
  laddoos,
  cornrows,
  plantain,
  mahjong,
  harakeke,
  lionShoes,
  fanous,
  bazaarCat,
  balikbayanBox,
  busLady,
  fatVineLeaves,
  haloHalo,
  manoPo,
  olives,
  pavlova,
  poundingYam,
  snowDuck,
  threeBowls,
  elephantRiverBath,
  weaverBird,
  ugali,
  goatsInATree,
  snowMonkeys,
  tanuki,
  monarchs,
  longCloth,
  kea,
  whoeverSeesTheSun
]
