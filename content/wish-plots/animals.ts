import type { ScenePlot } from '../format.ts'
import { cats } from './animals/cats.ts'
import { dinosaurs } from './animals/dinosaurs.ts'
import { dogs } from './animals/dogs.ts'
import { rabbits } from './animals/rabbits.ts'

/** Animals, wild and at home. */
export const animalPlots: ScenePlot[] = [dinosaurs, cats, dogs, rabbits]
