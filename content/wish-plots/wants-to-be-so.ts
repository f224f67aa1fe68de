import type { ScenePlot } from '../format.ts'
import { whoeverAnotherColour } from './wants-to-be-so/another-colour.ts'
import { whoeverBrave } from './wants-to-be-so/brave.ts'
import { whoeverHat } from './wants-to-be-so/hat.ts'
import { whoeverInvisible } from './wants-to-be-so/invisible.ts'
import { whoeverStrong } from './wants-to-be-so/strong.ts'
import { whoeverTidy } from './wants-to-be-so/tidy.ts'

/** Of one that wants to be brave, or strong, or invisible, or another colour, or tidy: any creature, thing or person. */
export const wantsToBeSoPlots: ScenePlot[] = [whoeverAnotherColour, whoeverBrave, whoeverHat, whoeverInvisible, whoeverStrong, whoeverTidy]
