import type { ScenePlot } from '../format.ts'
import { dragonAllergicToSmoke } from './just-so/dragon-allergic-to-smoke.ts'
import { mermaidPrincessSomersault } from './just-so/mermaid-princess-somersault.ts'
import { monkeyStealsGlasses } from './just-so/monkey-steals-glasses.ts'
import { octopusEightShoes } from './just-so/octopus-eight-shoes.ts'
import { crayonOnlyCircles, feltTipOnlyCircles, pencilOnlyCircles } from './just-so/only-circles.ts'
import {
  dogSneezesGlitter,
  dragonSneezesGlitter,
  fairySneezesGlitter,
  unicornSneezesGlitter
} from './just-so/sneezes-glitter.ts'

/** Characters of one odd habit each. */
export const justSoPlots: ScenePlot[] = [dragonAllergicToSmoke, mermaidPrincessSomersault, monkeyStealsGlasses, octopusEightShoes, pencilOnlyCircles, crayonOnlyCircles, feltTipOnlyCircles, unicornSneezesGlitter, dragonSneezesGlitter, fairySneezesGlitter, dogSneezesGlitter]
