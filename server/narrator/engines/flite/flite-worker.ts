import { parentPort, workerData } from 'node:worker_threads'
import type { SegmentRequest, SpokenSegment } from '../../speech-engine.ts'
import { createFrameEncoder } from '../../sound/frames.ts'
import type { WorkerAnswer, WorkerJob } from '../../worker-pool.ts'
import { createWordFinder } from './flite.ts'
import { createSegmentSpeaker } from './speak-segment.ts'

const port = parentPort
if (port === null) throw new Error('This file is run as a worker thread')
const answer = (message: WorkerAnswer<SpokenSegment>) => port.postMessage(message)

// The module comes compiled, so that all threads share one compilation.
const module: unknown = workerData
if (!(module instanceof WebAssembly.Module)) throw new Error('The worker was started without the compiled voice')
const speak = createSegmentSpeaker(module, createWordFinder(module), await createFrameEncoder())

port.on('message', ({ id, job }: WorkerJob<SegmentRequest>) => {
  try {
    answer({ type: 'done', id, result: speak(job, () => answer({ type: 'alive', id })) })
  } catch (error) {
    answer({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  }
})
answer({ type: 'ready' })
