import type { ScenePlot } from '../format.ts'
import { cloudLeftBehind } from './moon-and-cloud/cloud-left-behind.ts'
import { cloudWontRain } from './moon-and-cloud/cloud-wont-rain.ts'
import { moonRabbit } from './moon-and-cloud/moon-rabbit.ts'

/** Two in the sky, with work to do. */
export const moonAndCloudPlots: ScenePlot[] = [moonRabbit, cloudWontRain, cloudLeftBehind]
