import type { ScenePlot } from '../format.ts'
import { pyjamas } from './while-we-are-out/pyjamas.ts'

/** What is done while nobody looks, and what is put on when all are back. */
export const whileWeAreOutPlots: ScenePlot[] = [pyjamas]
