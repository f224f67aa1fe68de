import { parentPort } from 'node:worker_threads'

import { stepBack } from '#server/workers/step-back.ts'
import type { WorkerAnswer, WorkerJob } from '#server/workers/worker-pool.ts'
import { createFrameEncoder } from '../../sound/frames.ts'
import type { SpokenSegment } from '../../speech-engine.ts'
import { compileFlite } from '../flite/compile-flite.ts'
import { createFliteReference } from '../flite/flite-reference.ts'
import { createSegmentFinisher, type SaidSegment } from './finish-segment.ts'

const port = parentPort
if (port === null) throw new Error('This file is run as a worker thread')
const answer = (message: WorkerAnswer<SpokenSegment>) => port.postMessage(message)

stepBack()
const finish = createSegmentFinisher(createFliteReference(await compileFlite()), await createFrameEncoder())

port.on('message', ({ id, job }: WorkerJob<SaidSegment>) => {
  try {
    answer({ type: 'done', id, result: finish(job, () => answer({ type: 'alive', id })) })
  } catch (error) {
    answer({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  }
})
answer({ type: 'ready' })
