import { parentPort, workerData } from 'node:worker_threads'

import { stepBack } from '#server/workers/step-back.ts'
import type { WorkerAnswer, WorkerJob } from '#server/workers/worker-pool.ts'
import { createFrameEncoder } from '../../sound/frames.ts'
import type { SegmentRequest, SpokenSegment } from '../../speech-engine.ts'
import { compileFlite } from './compile-flite.ts'
import { createWordFinder } from './flite.ts'
import { createSegmentSpeaker } from './speak-segment.ts'

const port = parentPort
if (port === null) throw new Error('This file is run as a worker thread')
const answer = (message: WorkerAnswer<SpokenSegment>) => port.postMessage(message)

stepBack()
const module = await compileFlite()
const melody = workerData === 'plain' ? 'plain' : 'told'
const speak = createSegmentSpeaker(module, createWordFinder(module), await createFrameEncoder(), melody)

port.on('message', ({ id, job }: WorkerJob<SegmentRequest>) => {
  try {
    answer({ type: 'done', id, result: speak(job, () => answer({ type: 'alive', id })) })
  } catch (error) {
    answer({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  }
})
answer({ type: 'ready' })
