import type { ScenePlot } from '../format.ts'
import { flyingRelative } from './kinfolk/flies.ts'
import { houseTrip } from './kinfolk/house-trip.ts'
import { intoAFrog } from './kinfolk/into-a-frog.ts'
import { magicRelative } from './kinfolk/magic.ts'
import { fastRelative } from './kinfolk/motorbike.ts'
import { petByNight } from './kinfolk/pet-by-night.ts'
import { petInCharge } from './kinfolk/pet-in-charge.ts'
import { petInSpace } from './kinfolk/pet-in-space.ts'
import { petPolice } from './kinfolk/pet-police.ts'
import { petSchool } from './kinfolk/pet-school.ts'
import { petTalks } from './kinfolk/pet-talks.ts'
import { shrinks } from './kinfolk/shrinks.ts'
import { spyingRelative } from './kinfolk/spy.ts'
import { superRelative } from './kinfolk/superhero.ts'
import { steamExpress } from './kinfolk/steam-express.ts'

/** Just this befalls one of the family, at home, and the child who leads has to see to it. */
export const kinfolkPlots: ScenePlot[] = [shrinks, intoAFrog, fastRelative, superRelative, spyingRelative, petTalks, petSchool, petByNight, petInCharge, petInSpace, petPolice, houseTrip, flyingRelative, magicRelative, steamExpress]
