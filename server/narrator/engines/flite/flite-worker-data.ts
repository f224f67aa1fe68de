import type { Melody } from './presets.ts'

/** What a worker thread is started with. The module comes compiled, so that all threads share one compilation. */
export interface FliteWorkerData {
  module: WebAssembly.Module
  melody: Melody
}
