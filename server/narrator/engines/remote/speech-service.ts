/** One sentence to be said by a service elsewhere, or by a program beside this one. */
export interface ServiceRequest {
  text: string
  /** The service's own name of the voice. */
  voice: string
  /** 1 is the voice's own pace, below 1 slower. */
  speed: number
  /** What stands before and after in the story, for a melody that does not start anew at every sentence. */
  previous: string
  next: string
}

/** When a word was heard, in seconds from the first sample. The words need not be the ones that were sent. */
export interface HeardWord {
  text: string
  start: number
  end: number
}

/** Mono samples in [-1, 1], and the times of their words where the service gives them. */
export interface ServiceSpeech {
  samples: Float32Array
  rate: number
  words: readonly HeardWord[] | null
}

/**
 * A way to have a sentence said: the part that differs between services. Trying again, pacing, loudness, times and
 * format are done once, in `remote-engine.ts`.
 */
export interface SpeechService {
  readonly id: string
  /** Says which model at which address speaks: part of every key. */
  readonly version: string
  readonly unitLetters: number
  readonly parallel: number
  /**
   * `onSent` is told what leaves for another computer, as it is sent.
   * @throws ServiceRefusal, or whatever the way there throws
   */
  say(
    request: ServiceRequest,
    signal: AbortSignal | undefined,
    onSent?: (body: Readonly<Record<string, unknown>>) => void
  ): Promise<ServiceSpeech>
  /** Ends what the service runs on this machine, where it runs anything. */
  close?(): Promise<void>
}

/** The service answered, but with no sound. */
export class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal'
  /** Whether the same request may succeed a moment later, and how long the service asks to wait. */
  readonly mayPass: boolean
  readonly retryAfterMs: number | null

  constructor(message: string, { mayPass, retryAfterMs = null }: { mayPass: boolean; retryAfterMs?: number | null }) {
    super(message)
    this.mayPass = mayPass
    this.retryAfterMs = retryAfterMs
  }
}

/** What an HTTP answer without sound means. */
export function refusalOf(service: string, answer: Response): ServiceRefusal {
  const { status, headers } = answer
  const why =
    status === 401 || status === 403
      ? 'does not accept the key'
      : status === 404
        ? 'does not know the model, the voice or the address'
        : status === 429
          ? 'is asked too often, or its quota is used up'
          : `answered ${status}`
  const seconds = Number(headers.get('retry-after'))
  return new ServiceRefusal(`${service} ${why}`, {
    mayPass: status === 408 || status === 409 || status === 429 || status >= 500,
    retryAfterMs: headers.has('retry-after') && Number.isFinite(seconds) ? seconds * 1000 : null
  })
}
