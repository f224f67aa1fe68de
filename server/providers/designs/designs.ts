/** Why the design service did not give what was asked for. */
export type DesignFailure =
  /** No token is configured. */
  | 'no-token'
  /** The token is not one, or not any more. */
  | 'bad-token'
  /** The token is good and may not see this file. */
  | 'forbidden'
  | 'not-found'
  | 'too-many'
  | 'too-large'
  | 'unavailable'

export class DesignError extends Error {
  override readonly name = 'DesignError'
  readonly reason: DesignFailure
  /** When to ask again, where the service said so. */
  readonly retryAfterSeconds: number | null

  constructor(reason: DesignFailure, options: { cause?: unknown; retryAfterSeconds?: number | null } = {}) {
    super(`The design service: ${reason}`, { cause: options.cause })
    this.reason = reason
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}

export interface DesignExport {
  /** `1:2`, comma-separated. */
  ids: string
  format: 'png' | 'jpg' | 'svg' | 'pdf'
  scale: number
}

/** The port. Every call rejects with DesignError, or with the signal's own reason. */
export interface Designs {
  /** Whose token this is. */
  readOwner(signal: AbortSignal): Promise<{ handle: string }>
  /** The file as the contract has it, as JSON text: it may be megabytes, and is taken apart off the event loop. */
  readFile(key: string, signal: AbortSignal): Promise<string>
  /** Addresses of pictures by node; null where none could be made. */
  exportNodes(key: string, wanted: DesignExport, signal: AbortSignal): Promise<Record<string, string | null>>
}
