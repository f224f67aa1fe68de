import { parentPort } from 'node:worker_threads'

import { stepBack } from '#server/workers/step-back.ts'
import type { WorkerAnswer, WorkerJob } from '#server/workers/worker-pool.ts'
import { createFrameEncoder } from '../../sound/frames.ts'
import type { SpokenSegment } from '../../speech-engine.ts'
import type { SpokenUnit } from '../../text/spoken-unit.ts'
import { compileFlite } from '../flite/compile-flite.ts'
import { createFliteReference } from '../flite/flite-reference.ts'
import { createSegmentFinisher, type ReferenceSpeech, type SaidSegment } from './finish-segment.ts'

/** To finish what a service has said, or to read a unit meanwhile, so that its words can be found in what comes. */
export type FinishJob = SaidSegment | { unit: SpokenUnit; isLow: boolean }

const port = parentPort
if (port === null) throw new Error('This file is run as a worker thread')
const answer = (message: WorkerAnswer<SpokenSegment | ReferenceSpeech>) => port.postMessage(message)

stepBack()
const read = createFliteReference(await compileFlite())
const finish = createSegmentFinisher(read, await createFrameEncoder())

port.on('message', ({ id, job }: WorkerJob<FinishJob>) => {
  try {
    const result = 'unit' in job ? read(job.unit, job.isLow) : finish(job, () => answer({ type: 'alive', id }))
    answer({ type: 'done', id, result })
  } catch (error) {
    answer({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  }
})
answer({ type: 'ready' })
