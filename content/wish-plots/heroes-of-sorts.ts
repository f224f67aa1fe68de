import type { ScenePlot } from '../format.ts'
import { footballPenguins } from './heroes-of-sorts/football-penguins.ts'
import { dinnerLadySuperhero, lunchLadySuperhero, schoolCookSuperhero } from './heroes-of-sorts/lunch-lady.ts'
import { captainKnickers, pantsMan, superUnderpants } from './heroes-of-sorts/pants-man.ts'
import { princessNinja } from './heroes-of-sorts/princess-ninja.ts'
import { spyGuineaPig, spyHamster, spyMouse } from './heroes-of-sorts/spy-hamster.ts'
import { stinkyCheese } from './heroes-of-sorts/stinky-cheese.ts'

/** Superheroes, spies and ninjas who have little to go on. */
export const heroesOfSortsPlots: ScenePlot[] = [footballPenguins, lunchLadySuperhero, dinnerLadySuperhero, schoolCookSuperhero, pantsMan, captainKnickers, superUnderpants, princessNinja, spyHamster, spyGuineaPig, spyMouse, stinkyCheese]
