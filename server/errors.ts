/** What can go wrong in words of the product; `http/error-answer.ts` alone knows which status each one becomes. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'unprocessable'
  | 'payment-required'
  | 'too-many'
  | 'unavailable'
  | 'no-room'

export interface FieldIssue {
  path: string
  message: string
}

interface ErrorDetails {
  cause?: unknown
  /** Stable word for programs; the kind itself when nothing narrower is known. */
  code?: string
  issues?: readonly FieldIssue[]
  retryAfterSeconds?: number
}

/** A failure that may be told to the caller: the message is read by parents. Everything else is a plain 500. */
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly code: string
  readonly issues: readonly FieldIssue[]
  readonly retryAfterSeconds: number | null

  constructor(kind: ErrorKind, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'AppError'
    this.kind = kind
    this.code = details.code ?? kind.replaceAll('-', '_')
    this.issues = details.issues ?? []
    this.retryAfterSeconds = details.retryAfterSeconds ?? null
  }
}

/** Foreign and missing things get the same answer, so that no caller learns what other families have. */
export function notFound(what: string): AppError {
  return new AppError('not-found', `${what} was not found`)
}

/**
 * What `work` answers; `cleanUp` runs after it in any case. A `finally` that fails takes the place of the error that
 * matters: here the work's own error is thrown, and that of the cleaning up only where the work went well.
 * @param onSecond told of a cleaning up that failed after the work had failed; most often both have the same reason
 */
export async function withCleanUp<T>(
  work: () => Promise<T>,
  cleanUp: () => Promise<void> | void,
  onSecond: (error: unknown) => void = () => undefined
): Promise<T> {
  let result: T
  try {
    result = await work()
  } catch (error) {
    try {
      await cleanUp()
    } catch (second) {
      onSecond(second)
    }
    throw error
  }
  await cleanUp()
  return result
}
