import type { ScenePlot } from '../format.ts'
import { armchairHasOne } from './asked/armchair-has-one.ts'
import { askedIn } from './asked/asked-in.ts'
import { neverThought } from './asked/never-thought.ts'
import { notEatenYet } from './asked/not-eaten-yet.ts'
import { offDuty } from './asked/off-duty.ts'

/** Of a question, where what it asks about is known: it is there from the first paragraph on, and is asked. */
export const askedPlots: ScenePlot[] = [neverThought, notEatenYet, askedIn, offDuty, armchairHasOne]
