import type { ScenePlot } from '../format.ts'
import { cloudWontRain } from './moon-and-cloud/cloud-wont-rain.ts'
import { moonRabbit } from './moon-and-cloud/moon-rabbit.ts'

/** Two in the sky, with work to do. */
export const moonAndCloudPlots: ScenePlot[] = [moonRabbit, cloudWontRain]
