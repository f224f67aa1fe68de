import type { ScenePlot } from '../format.ts'
import { allTheWayHome } from './today/all-the-way-home.ts'
import { betweenTheTwo } from './today/between-the-two.ts'
import { forWhoeverComesLate } from './today/for-whoever-comes-late.ts'
import { inWhich } from './today/in-which.ts'
import { justBefore } from './today/just-before.ts'
import { onALine } from './today/on-a-line.ts'
import { pleaseDoNotTouch } from './today/please-do-not-touch.ts'
import { theMapOfIt } from './today/the-map-of-it.ts'
import { thePartToKeep } from './today/the-part-to-keep.ts'
import { twoPigeonsSawIt } from './today/two-pigeons-saw-it.ts'

/** Wishes of what the family did that day, in two halves or more: each is told by the child who leads, in its order. */
export const todayPlots: ScenePlot[] = [inWhich, onALine, pleaseDoNotTouch, betweenTheTwo, theMapOfIt, forWhoeverComesLate, thePartToKeep, twoPigeonsSawIt, justBefore, allTheWayHome]
