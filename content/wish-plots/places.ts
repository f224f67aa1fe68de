import type { ScenePlot } from '../format.ts'
import { aquarium } from './places/aquarium.ts'
import { arrivals } from './places/arrivals.ts'
import { blackHole } from './places/black-hole.ts'
import { cave } from './places/cave.ts'
import { chocolateFactory } from './places/chocolate-factory.ts'
import { glowingMushrooms } from './places/glowing-mushrooms.ts'
import { hotel } from './places/hotel.ts'
import { island } from './places/island.ts'
import { jungle } from './places/jungle.ts'
import { magicForest } from './places/magic-forest.ts'
import { mountain } from './places/mountain.ts'
import { nightMuseum } from './places/night-museum.ts'
import { springFlower } from './places/spring-flower.ts'
import { summerShade } from './places/summer-shade.ts'

/** The jungle, an island, a hotel: places that a child asks for. */
export const placePlots: ScenePlot[] = [aquarium, arrivals, cave, glowingMushrooms, hotel, island, jungle, mountain, springFlower, summerShade, chocolateFactory, magicForest, blackHole, nightMuseum]
