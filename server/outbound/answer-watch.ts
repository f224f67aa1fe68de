import type { OutboundLimits } from './outbound-limits.ts'

/** The clock over one call, from its start to the last byte of its answer. */
export interface Watch {
  /** Fires with the failure when time is up, or with the caller's own reason. */
  signal: AbortSignal
  /** Waits for something that must not be silent for longer than the idle limit. */
  within<T>(work: Promise<T>): Promise<T>
  end(): void
}

export function watchOver(
  { idleMs, totalMs }: Pick<OutboundLimits, 'idleMs' | 'totalMs'>,
  caller: AbortSignal | null | undefined,
  failure: (reason: 'timeout') => Error
): Watch {
  const controller = new AbortController()
  const { signal } = controller
  const timeout = () => controller.abort(failure('timeout'))
  const total = setTimeout(timeout, totalMs)
  const leave = () => controller.abort(caller?.reason)
  if (caller?.aborted === true) leave()
  else caller?.addEventListener('abort', leave, { once: true })
  return {
    signal,
    async within(work) {
      const idle = setTimeout(timeout, idleMs)
      const { promise, reject } = Promise.withResolvers<never>()
      const over = () => reject(signal.reason)
      signal.addEventListener('abort', over, { once: true })
      if (signal.aborted) over()
      try {
        return await Promise.race([work, promise])
      } finally {
        clearTimeout(idle)
        signal.removeEventListener('abort', over)
      }
    },
    end() {
      clearTimeout(total)
      caller?.removeEventListener('abort', leave)
    }
  }
}

interface BodyGuard {
  mostBytes: number
  tooLarge(): Error
  broken(error: unknown): Error
}

/** Hands a body on as it is asked for, until it is too much, too slow or over. */
export function guardedBody(
  body: ReadableStream<Uint8Array>,
  watch: Watch,
  guard: BodyGuard
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let size = 0
  async function giveUp(why: unknown): Promise<never> {
    watch.end()
    await Promise.allSettled([reader.cancel(why)])
    throw why
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = await watch
          .within(reader.read())
          .catch((error: unknown) => giveUp(watch.signal.aborted ? watch.signal.reason : guard.broken(error)))
        if (part.done) {
          watch.end()
          controller.close()
          return
        }
        size += part.value.byteLength
        if (size > guard.mostBytes) await giveUp(guard.tooLarge())
        controller.enqueue(part.value)
      },
      async cancel(reason) {
        watch.end()
        await reader.cancel(reason)
      }
    },
    { highWaterMark: 0 }
  )
}
