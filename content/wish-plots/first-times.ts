import type { ScenePlot } from '../format.ts'
import { afraidOfMistakes } from './first-times/afraid-of-mistakes.ts'
import { backyardCamping } from './first-times/backyard-camping.ts'
import { batonDropped } from './first-times/baton-dropped.ts'
import { deepEnd } from './first-times/deep-end.ts'
import { frostyCar } from './first-times/frosty-car.ts'
import { goldfishFromTheFair } from './first-times/goldfish-from-the-fair.ts'
import { kidsTable } from './first-times/kids-table.ts'
import { movedCountry } from './first-times/moved-country.ts'
import { newLanguage } from './first-times/new-language.ts'
import { newTrampoline } from './first-times/new-trampoline.ts'
import { oneBirthdayTwoCakes } from './first-times/one-birthday-two-cakes.ts'
import { pyjamaDayTooEarly } from './first-times/pyjama-day-too-early.ts'
import { stuckInJumper } from './first-times/stuck-in-jumper.ts'
import { testTomorrow } from './first-times/test-tomorrow.ts'
import { threeStepsBehind } from './first-times/three-steps-behind.ts'

/** What a child has never done before, or dreads for tomorrow, as parents type it. */
export const firstTimePlots: ScenePlot[] = [afraidOfMistakes, newLanguage, testTomorrow, movedCountry, backyardCamping, deepEnd, stuckInJumper, frostyCar, pyjamaDayTooEarly, goldfishFromTheFair, newTrampoline, threeStepsBehind, batonDropped, oneBirthdayTwoCakes, kidsTable]
