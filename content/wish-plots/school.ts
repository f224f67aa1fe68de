import type { ScenePlot } from '../format.ts'
import { ballet } from './school/ballet.ts'
import { classBear } from './school/class-bear.ts'
import { learningToRead } from './school/learning-to-read.ts'
import { lunchDuty } from './school/lunch-duty.ts'
import { nativitySheep } from './school/nativity-sheep.ts'
import { notPicked } from './school/not-picked.ts'
import { pyjamaDay } from './school/pyjama-day.ts'
import { recorder } from './school/recorder.ts'
import { schoolPhoto } from './school/school-photo.ts'
import { schoolPlay } from './school/school-play.ts'
import { showAndTell } from './school/show-and-tell.ts'
import { sportsDay } from './school/sports-day.ts'
import { tellAndShow } from './school/tell-and-show.ts'

/** What else there is at school and at clubs. */
export const schoolPlots: ScenePlot[] = [lunchDuty, ballet, learningToRead, notPicked, pyjamaDay, schoolPhoto, schoolPlay, showAndTell, sportsDay, tellAndShow, nativitySheep, classBear, recorder]
