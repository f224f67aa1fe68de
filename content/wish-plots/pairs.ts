import type { ScenePlot } from '../format.ts'
import { carsTrucks } from './pairs/cars-trucks.ts'
import { catDog } from './pairs/cat-dog.ts'
import { dinosaurDragon } from './pairs/dinosaur-dragon.ts'
import { dinosaursRobots } from './pairs/dinosaurs-robots.ts'
import { dinosaursTrucks } from './pairs/dinosaurs-trucks.ts'
import { fairiesUnicorns } from './pairs/fairies-unicorns.ts'
import { kangarooKoala } from './pairs/kangaroo-koala.ts'
import { lionTiger } from './pairs/lion-tiger.ts'
import { monkeyCrocodile } from './pairs/monkey-crocodile.ts'
import { piratesMermaids } from './pairs/pirates-mermaids.ts'
import { princessUnicorn } from './pairs/princess-unicorn.ts'
import { trainsDinosaurs } from './pairs/trains-dinosaurs.ts'
import { unicornDragon } from './pairs/unicorn-dragon.ts'
import { unicornsMermaids } from './pairs/unicorns-mermaids.ts'

/** Two creatures or things of which a wish says no more than “and”. */
export const pairPlots: ScenePlot[] = [dinosaursTrucks, catDog, unicornsMermaids, princessUnicorn, lionTiger, kangarooKoala, dinosaursRobots, piratesMermaids, dinosaurDragon, unicornDragon, trainsDinosaurs, monkeyCrocodile, carsTrucks, fairiesUnicorns]
