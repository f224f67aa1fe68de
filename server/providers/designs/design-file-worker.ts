import { parentPort, workerData } from 'node:worker_threads'

import { trimDesignFile } from './trim-design-file.ts'

const bytes: unknown = workerData
if (!(bytes instanceof ArrayBuffer)) throw new Error('There is no file to read')
parentPort?.postMessage(trimDesignFile(new TextDecoder().decode(bytes)), [])
