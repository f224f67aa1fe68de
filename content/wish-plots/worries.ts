import type { ScenePlot } from '../format.ts'
import { afraidOfDogs } from './worries/afraid-of-dogs.ts'
import { aloneAtLunch } from './worries/alone-at-lunch.ts'
import { alwaysLast } from './worries/always-last.ts'
import { balloonsPop } from './worries/balloons-pop.ts'
import { bigSlide } from './worries/big-slide.ts'
import { corridorAlone } from './worries/corridor-alone.ts'
import { cousinsStay } from './worries/cousins-stay.ts'
import { curlyHair } from './worries/curly-hair.ts'
import { dogAteCake } from './worries/dog-ate-cake.ts'
import { friendMovesTown } from './worries/friend-moves-town.ts'
import { latePickUp } from './worries/late-pick-up.ts'
import { nobodyWillPlay } from './worries/nobody-will-play.ts'
import { robbersAtNight } from './worries/robbers-at-night.ts'
import { somebodyInCostume } from './worries/somebody-in-costume.ts'
import { toyInTheWash } from './worries/toy-in-the-wash.ts'
import { wantsADog } from './worries/wants-a-dog.ts'
import { wantsASibling } from './worries/wants-a-sibling.ts'
import { washingTheCar } from './worries/washing-the-car.ts'

/** What a child worries about or wants, as parents type it. */
export const worryPlots: ScenePlot[] = [
  aloneAtLunch,
  afraidOfDogs,
  alwaysLast,
  balloonsPop,
  bigSlide,
  corridorAlone,
  cousinsStay,
  curlyHair,
  dogAteCake,
  friendMovesTown,
  latePickUp,
  nobodyWillPlay,
  robbersAtNight,
  somebodyInCostume,
  toyInTheWash,
  wantsADog,
  wantsASibling,
  washingTheCar
]
