import type { ScenePlot } from '../format.ts'

import { crocodileToilet } from './wrong-places/crocodile-toilet.ts'
import { elephantClassroom } from './wrong-places/elephant-classroom.ts'
import { monkeySupermarket } from './wrong-places/monkey-supermarket.ts'
import { lionLibrary } from './wrong-places/lion-library.ts'
import { dragonParty } from './wrong-places/dragon-party.ts'
import { monsterSchool } from './wrong-places/monster-school.ts'
import { animalHotel } from './wrong-places/animal-hotel.ts'
import { dreamShop } from './wrong-places/dream-shop.ts'
import { toysOnStrike } from './wrong-places/toys-on-strike.ts'
import { dinosaursCameBack } from './wrong-places/dinosaurs-came-back.ts'
import { peopleZoo } from './wrong-places/people-zoo.ts'

/** Creatures in places where they do not belong, and places for those who have none. */
export const wrongPlacePlots: ScenePlot[] = [crocodileToilet, elephantClassroom, monkeySupermarket, lionLibrary, dragonParty, monsterSchool, animalHotel, dreamShop, toysOnStrike, dinosaursCameBack, peopleZoo]
