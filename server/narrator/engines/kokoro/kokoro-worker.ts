import { parentPort, workerData } from 'node:worker_threads'

import { stepBack } from '#server/workers/step-back.ts'
import type { WorkerAnswer, WorkerJob } from '#server/workers/worker-pool.ts'
import { compileFlite } from '../flite/compile-flite.ts'
import { createWordFinder } from '../flite/flite.ts'
import type { ServiceSpeech } from '../remote/speech-service.ts'
import { loadKokoro } from './kokoro-model.ts'
import { isKokoroWorkerData, type KokoroJob } from './kokoro-worker-data.ts'
import { createPhonemizer } from './phonemes.ts'

const port = parentPort
if (port === null) throw new Error('This file is run as a worker thread')
const answer = (message: WorkerAnswer<ServiceSpeech>) => port.postMessage(message)

stepBack()
const data: unknown = workerData
if (!isKokoroWorkerData(data)) throw new Error('The worker was started without a model')
const phonemize = createPhonemizer(createWordFinder(await compileFlite()))
const model = await loadKokoro(data.folder, data.precision)

port.on('message', ({ id, job }: WorkerJob<KokoroJob>) => {
  model.say(phonemize(job.text), job).then(
    (result) => answer({ type: 'done', id, result }),
    (error: unknown) => answer({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  )
})
answer({ type: 'ready' })
