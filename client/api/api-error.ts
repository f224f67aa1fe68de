import { failureSchema, type Failure } from '#shared/failure.ts'

/**
 * A call that did not answer with success. `message` is the specification's "status: body"; people are shown
 * `failure.message` instead, never raw JSON.
 */
export class ApiError extends Error {
  readonly status: number
  readonly failure: Failure | null

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body === '' ? statusText : body}`)
    this.name = 'ApiError'
    this.status = status
    this.failure = parseFailure(body)
  }
}

function parseFailure(body: string): Failure | null {
  try {
    const parsed = failureSchema.safeParse(JSON.parse(body))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** What the server said, if it said anything a person can read. */
export function serverMessage(error: unknown): string | null {
  return error instanceof ApiError ? (error.failure?.message ?? null) : null
}
