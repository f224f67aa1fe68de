import type { ScenePlot } from '../format.ts'
import { bears } from './animals/bears.ts'
import { cats } from './animals/cats.ts'
import { dinosaurs } from './animals/dinosaurs.ts'
import { dogs } from './animals/dogs.ts'
import { elephants } from './animals/elephants.ts'
import { foxes } from './animals/foxes.ts'
import { hedgehogs } from './animals/hedgehogs.ts'
import { horses } from './animals/horses.ts'
import { lions } from './animals/lions.ts'
import { mice } from './animals/mice.ts'
import { penguins } from './animals/penguins.ts'
import { rabbits } from './animals/rabbits.ts'
import { snakes } from './animals/snakes.ts'
import { whales } from './animals/whales.ts'

/** Animals, wild and at home. */
export const animalPlots: ScenePlot[] = [dinosaurs, cats, dogs, rabbits, bears, horses, elephants, foxes, hedgehogs, penguins, lions, mice, whales, snakes]
