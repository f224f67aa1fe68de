import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'

import { OutboundError } from '#server/outbound/outbound-error.ts'
import { DesignError, type Designs } from './designs.ts'

export interface FigmaOptions {
  token: string
  apiBase: string
  fetch: typeof globalThis.fetch
}

/** A pause this short is waited for; a longer one is told. */
const LONGEST_WAIT_SECONDS = 3
const WORKER_MEMORY_MB = 256
const WORKER_MS = 20_000

const ownerSchema = z.object({ handle: z.string() })
const imagesSchema = z.object({
  err: z.optional(z.nullable(z.string())),
  images: z.record(z.string(), z.nullable(z.string()))
})

/** The REST API of Figma. The token goes into one header of these requests and nowhere else. */
export function createFigmaDesigns({ token, apiBase, fetch }: FigmaOptions): Designs {
  async function ask(path: string, signal: AbortSignal): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(new URL(path, apiBase), { headers: { 'x-figma-token': token }, signal }).catch(
        (error: unknown) => {
          throw failureOf(error, signal)
        }
      )
      if (answer.ok) return answer
      const failure = refusalOf(answer)
      await answer.body?.cancel()
      const pause = failure.reason === 'too-many' ? failure.retryAfterSeconds : null
      if (attempt > 1 || pause === null || pause > LONGEST_WAIT_SECONDS) throw failure
      await sleep(pause * 1000, undefined, { signal })
    }
  }

  async function read<T>(answer: Response, signal: AbortSignal, take: (answer: Response) => Promise<T>): Promise<T> {
    return await take(answer).catch((error: unknown) => {
      throw failureOf(error, signal)
    })
  }

  return {
    async readOwner(signal) {
      return await read(await ask('/v1/me', signal), signal, async (answer) => ownerSchema.parse(await answer.json()))
    },
    async readFile(key, signal) {
      const answer = await ask(`/v1/files/${encodeURIComponent(key)}`, signal)
      return await read(answer, signal, async (found) => await takeApart(await found.arrayBuffer()))
    },
    async exportNodes(key, { ids, format, scale }, signal) {
      const query = new URLSearchParams({ ids: ids.replaceAll('-', ':'), format, scale: String(scale) })
      const answer = await ask(`/v1/images/${encodeURIComponent(key)}?${query.toString()}`, signal)
      const { images } = await read(answer, signal, async (found) => imagesSchema.parse(await found.json()))
      return images
    }
  }
}

function refusalOf({ status, headers }: Response): DesignError {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  if (status === 429) return new DesignError('too-many', { retryAfterSeconds: seconds >= 0 ? seconds : null })
  if (status === 401) return new DesignError('bad-token')
  if (status === 403) return new DesignError('forbidden')
  if (status === 404) return new DesignError('not-found')
  return new DesignError('unavailable', { cause: new Error(`It answered ${status}`) })
}

function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof DesignError || (signal.aborted && error === signal.reason)) return error
  const isTooLarge = error instanceof OutboundError && error.reason === 'too-large'
  return new DesignError(isTooLarge ? 'too-large' : 'unavailable', { cause: error })
}

/** Megabytes of JSON in a thread of their own: other families' calls go on meanwhile, and a bad file takes nothing along. */
async function takeApart(bytes: ArrayBuffer): Promise<string> {
  const worker = new Worker(new URL('./design-file-worker.ts', import.meta.url), {
    workerData: bytes,
    transferList: [bytes],
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB }
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const limit = setTimeout(() => reject(new Error('The file took too long to read')), WORKER_MS)
  worker.once('message', (text: unknown) =>
    typeof text === 'string' ? resolve(text) : reject(new Error('The file could not be read'))
  )
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('The file could not be read')))
  try {
    return await promise
  } finally {
    clearTimeout(limit)
    await worker.terminate()
  }
}
