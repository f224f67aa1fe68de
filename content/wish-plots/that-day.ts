import type { ScenePlot } from '../format.ts'
import { askedForTheMoon } from './that-day/asked-for-the-moon.ts'
import { chickenOnTheBus } from './that-day/chicken-on-the-bus.ts'
import { coatWithSharks } from './that-day/coat-with-sharks.ts'
import { footInTheBucket } from './that-day/foot-in-the-bucket.ts'
import { frogInTheShower } from './that-day/frog-in-the-shower.ts'
import { geckoInTheBath } from './that-day/gecko-in-the-bath.ts'
import { headInTheBanister } from './that-day/head-in-the-banister.ts'
import { hugeParcelOnTheBus } from './that-day/huge-parcel-on-the-bus.ts'
import { liftIsBroken } from './that-day/lift-is-broken.ts'
import { marryTheTeacher } from './that-day/marry-the-teacher.ts'
import { monkeyBars } from './that-day/monkey-bars.ts'
import { printsInThePaint } from './that-day/prints-in-the-paint.ts'
import { queuedForTheRide } from './that-day/queued-for-the-ride.ts'
import { theOneWithout } from './that-day/the-one-without.ts'
import { tractorToTheWedding } from './that-day/tractor-to-the-wedding.ts'
import { treeThatSneezed } from './that-day/tree-that-sneezed.ts'
import { washingLineSnapped } from './that-day/washing-line-snapped.ts'
import { wrongSticker } from './that-day/wrong-sticker.ts'

/** What went otherwise on one day of a family’s, from the bathroom to the wedding. */
export const thatDayPlots: ScenePlot[] = [
  askedForTheMoon,
  chickenOnTheBus,
  coatWithSharks,
  footInTheBucket,
  frogInTheShower,
  geckoInTheBath,
  headInTheBanister,
  hugeParcelOnTheBus,
  liftIsBroken,
  marryTheTeacher,
  monkeyBars,
  printsInThePaint,
  queuedForTheRide,
  theOneWithout,
  tractorToTheWedding,
  treeThatSneezed,
  washingLineSnapped,
  wrongSticker
]
