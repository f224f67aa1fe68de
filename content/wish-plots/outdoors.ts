import type { ScenePlot } from '../format.ts'
import { antsAtThePicnic } from './outdoors/ants-at-the-picnic.ts'
import { conkers } from './outdoors/conkers.ts'
import { echo } from './outdoors/echo.ts'
import { foggyMorning } from './outdoors/foggy-morning.ts'
import { gardenHose } from './outdoors/garden-hose.ts'
import { lastLeaf } from './outdoors/last-leaf.ts'
import { scarecrow } from './outdoors/scarecrow.ts'
import { shadow } from './outdoors/shadow.ts'
import { snailRace } from './outdoors/snail-race.ts'
import { stick } from './outdoors/stick.ts'
import { trafficLights } from './outdoors/traffic-lights.ts'
import { tree } from './outdoors/tree.ts'

/** What is outside, played at home on the rug. */
export const outdoorPlots: ScenePlot[] = [
  echo,
  scarecrow,
  shadow,
  stick,
  trafficLights,
  tree,
  conkers,
  foggyMorning,
  snailRace,
  lastLeaf,
  antsAtThePicnic,
  gardenHose
]
