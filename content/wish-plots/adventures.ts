import type { ScenePlot } from '../format.ts'
import { alienHouse } from './adventures/alien-house.ts'
import { candyCastle } from './adventures/candy-castle.ts'
import { dogDrives } from './adventures/dog-drives.ts'
import { dogSquirrel } from './adventures/dog-squirrel.ts'
import { flyingElephant } from './adventures/flying-elephant.ts'
import { lostOwl } from './adventures/lost-owl.ts'
import { lostSparkle } from './adventures/lost-sparkle.ts'
import { magicPaintbrush } from './adventures/magic-paintbrush.ts'
import { mountainTrain } from './adventures/mountain-train.ts'
import { overTheRoofs } from './adventures/over-the-roofs.ts'
import { safariLion } from './adventures/safari-lion.ts'
import { saveTheCity } from './adventures/save-the-city.ts'
import { seaTreasure } from './adventures/sea-treasure.ts'
import { secretDoor } from './adventures/secret-door.ts'
import { talksToAnimals } from './adventures/talks-to-animals.ts'
import { tripToTheMoon } from './adventures/trip-to-the-moon.ts'
import { twoFingers } from './adventures/two-fingers.ts'

/** Small adventures: something is found, met or flown. */
export const adventurePlots: ScenePlot[] = [
  secretDoor, magicPaintbrush, flyingElephant, candyCastle, dogDrives, alienHouse, lostOwl, safariLion,
  mountainTrain, lostSparkle, talksToAnimals, twoFingers, overTheRoofs, saveTheCity, dogSquirrel, seaTreasure,
  tripToTheMoon
]
