import type { ScenePlot } from '../format.ts'
import { balloonFlewAway } from './ups-and-downs/balloon-flew-away.ts'
import { beingPatient } from './ups-and-downs/being-patient.ts'
import { fairyForgot } from './ups-and-downs/fairy-forgot.ts'
import { feelingCurious } from './ups-and-downs/feeling-curious.ts'
import { feelingSmall } from './ups-and-downs/feeling-small.ts'
import { feelingStrong } from './ups-and-downs/feeling-strong.ts'
import { feelingSurprised } from './ups-and-downs/feeling-surprised.ts'
import { feverDay } from './ups-and-downs/fever-day.ts'
import { notInvited } from './ups-and-downs/not-invited.ts'
import { oldCarSold } from './ups-and-downs/old-car-sold.ts'
import { secretCard } from './ups-and-downs/secret-card.ts'
import { teasedForLooks } from './ups-and-downs/teased-for-looks.ts'
import { toldASecret } from './ups-and-downs/told-a-secret.ts'
import { tooExcited } from './ups-and-downs/too-excited.ts'

/** What went up, or wrong, or away in a child’s day, and how it ended. */
export const upsAndDownsPlots: ScenePlot[] = [balloonFlewAway, feverDay, notInvited, secretCard, toldASecret, oldCarSold, teasedForLooks, fairyForgot, tooExcited, feelingCurious, feelingStrong, feelingSmall, beingPatient, feelingSurprised]
