import type { ServiceRequest } from '../remote/speech-service.ts'
import type { ModelPrecision } from './voice-files.ts'

/** What a thread is started with: where model and runtime are. */
export interface KokoroWorkerData {
  folder: string
  precision: ModelPrecision
}

export type KokoroJob = Pick<ServiceRequest, 'text' | 'voice' | 'speed'>

export function isKokoroWorkerData(data: unknown): data is KokoroWorkerData {
  return typeof data === 'object' && data !== null && 'folder' in data && 'precision' in data
}
