import * as z from 'zod/mini'

import { failureSchema, type Failure } from '#shared/failure.ts'

/**
 * A call that did not answer with success. `message` is the specification's "status: body"; people are shown
 * `failure.message` instead, never raw JSON.
 */
export class ApiError extends Error {
  readonly status: number
  readonly failure: Failure | null
  /** Seconds after which the server wants to be asked again; null when it did not say. */
  readonly retryAfterSeconds: number | null

  constructor(status: number, body: string, statusText: string, retryAfter: string | null = null) {
    super(`${status}: ${body === '' ? statusText : body}`)
    this.name = 'ApiError'
    this.status = status
    this.failure = parseFailure(body)
    // A proxy may name a date instead: then the server did not say.
    this.retryAfterSeconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : null
  }
}

function parseFailure(body: string): Failure | null {
  try {
    return readFailure(JSON.parse(body))
  } catch {
    return null
  }
}

const words = z.catch(z.string(), '')
const readSchema = z.object({
  message: words,
  error: words,
  code: z.catch(z.string(), 'unknown'),
  issues: z.catch(failureSchema.shape.issues, undefined)
})

/** Of a failure's body: §4 to §8 read `message` here and `error` there, and a server may send either alone. */
export function readFailure(json: unknown): Failure | null {
  const parsed = readSchema.safeParse(json)
  if (!parsed.success) return null
  const { message, error, code, issues } = parsed.data
  const said = message === '' ? error : message
  return said === '' ? null : { message: said, error: error === '' ? said : error, code, issues }
}

/** What the server said, if it said anything a person can read. */
export function serverMessage(error: unknown): string | null {
  return error instanceof ApiError ? (error.failure?.message ?? null) : null
}
