import { storageFault } from '#server/db/storage-faults.ts'
import { AppError, type ErrorKind } from '#server/errors.ts'
import type { Failure } from '#shared/failure.ts'

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
  'no-room': 507
}

export interface ErrorAnswer {
  status: number
  body: Failure
  headers: Record<string, string>
  /** It was not foreseen, or the storage failed: it is logged whole. */
  isUnknown: boolean
}

/** The one place where a failure becomes a status and a body. */
export function errorAnswer(thrown: unknown): ErrorAnswer {
  const fault = storageFault(thrown)
  const error = fault ?? thrown
  if (error instanceof HttpRefusal)
    return { status: error.status, body: failure(error.message, error.code), headers: error.headers, isUnknown: false }
  if (!(error instanceof AppError))
    return {
      status: 500,
      body: failure('Something went wrong. Please try again.', 'internal'),
      headers: {},
      isUnknown: true
    }
  const issues = error.issues.length > 0 ? { issues: [...error.issues] } : {}
  return {
    status: STATUS[error.kind],
    body: { ...failure(error.message, error.code), ...issues },
    headers:
      error.retryAfterSeconds === null
        ? {}
        : { 'retry-after': String(Math.max(1, Math.ceil(error.retryAfterSeconds))) },
    isUnknown: fault !== null && fault.code !== 'account_gone'
  }
}

/** An answer as it goes over the wire. */
export function errorResponse({ status, body, headers }: ErrorAnswer): Response {
  const text = JSON.stringify(body)
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
      ...headers
    }
  })
}

export function refusalResponse(refusal: HttpRefusal): Response {
  return errorResponse(errorAnswer(refusal))
}

type RefusalStatus = 400 | 404 | 405 | 413 | 415 | 421

/** Refusals that only make sense on the wire; the rest of the server does not know them. */
export class HttpRefusal extends Error {
  override readonly name = 'HttpRefusal'
  readonly status: RefusalStatus
  readonly code: string
  readonly headers: Record<string, string>

  constructor(status: RefusalStatus, code: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
  }
}

function failure(message: string, code: string): Failure {
  return { message, error: message, code }
}
