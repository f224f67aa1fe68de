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
