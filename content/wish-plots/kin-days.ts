import type { ScenePlot } from '../format.ts'
import { babysFirstWord } from './kin-days/babys-first-word.ts'
import { familyPhoto } from './kin-days/family-photo.ts'
import { glassesOnTheHead } from './kin-days/glasses-on-the-head.ts'
import { oneBathroom } from './kin-days/one-bathroom.ts'
import { restingMyEyes } from './kin-days/resting-my-eyes.ts'
import { sameJoke } from './kin-days/same-joke.ts'
import { samePresentTwice } from './kin-days/same-present-twice.ts'
import { staysUpLater } from './kin-days/stays-up-later.ts'

/** Days with grandparents, cousins, brothers and sisters, and their visits and feasts. */
export const kinDayPlots: ScenePlot[] = [
  babysFirstWord,
  familyPhoto,
  glassesOnTheHead,
  oneBathroom,
  restingMyEyes,
  sameJoke,
  samePresentTwice,
  staysUpLater
]
