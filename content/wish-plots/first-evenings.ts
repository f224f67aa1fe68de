import type { ScenePlot } from '../format.ts'
import { kittenWithoutAName, puppyWithoutAName } from './first-evenings/by-bedtime-a-name.ts'
import { drewOnBlueCast, drewOnCast, drewOnGreenCast, drewOnPinkCast } from './first-evenings/hat-or-boat.ts'
import { inTheGiraffeHouse } from './first-evenings/in-the-giraffe-house.ts'
import { nineWhoStayedUp } from './first-evenings/nine-who-stayed-up.ts'
import { nightWithoutDiaper, nightWithoutNappy, nightWithoutPullUp } from './first-evenings/nothing-in-the-bed.ts'
import { onlyToHaveALook } from './first-evenings/only-to-have-a-look.ts'

/** Evenings of which there was none before. */
export const firstEveningPlots: ScenePlot[] = [kittenWithoutAName, puppyWithoutAName, drewOnCast, drewOnGreenCast, drewOnPinkCast, drewOnBlueCast, inTheGiraffeHouse, nineWhoStayedUp, nightWithoutNappy, nightWithoutDiaper, nightWithoutPullUp, onlyToHaveALook]
