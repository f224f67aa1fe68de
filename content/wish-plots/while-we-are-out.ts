import type { ScenePlot } from '../format.ts'
import { pyjamas } from './while-we-are-out/pyjamas.ts'
import { toysAtSchoolTime } from './while-we-are-out/toys-at-school-time.ts'

/** What is done while the house is empty, and what is put on when all are back. */
export const whileWeAreOutPlots: ScenePlot[] = [pyjamas, toysAtSchoolTime]
