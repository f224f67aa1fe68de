import type { AppContext } from '#server/context.ts'
import { errorFields } from '#server/log.ts'
import { errorAnswer } from './error-answer.ts'
import type { WebContext } from './web.ts'

const KEEP_ALIVE_MS = 15_000

/**
 * Runs a call and streams what it tells as server-sent events. Until the first event a failure is an ordinary answer
 * with its own status; afterwards it is the last event. The call goes on when the browser is gone.
 */
export async function answerWithEvents(
  c: WebContext,
  context: AppContext,
  run: (send: (event: object) => void) => Promise<unknown>
): Promise<Response> {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
    cancel: () => {
      controller = null
    }
  })
  const write = (text: string) => controller?.enqueue(encoder.encode(text))
  const keepAlive = setInterval(() => write(': still here\n\n'), KEEP_ALIVE_MS)
  keepAlive.unref()

  let hasBegun = false
  const begun = Promise.withResolvers<void>()
  const finished = context.running.track(
    run((event) => {
      write(formatEvent(event))
      hasBegun = true
      begun.resolve()
    }).finally(() => clearInterval(keepAlive))
  )
  finished.then(
    () => controller?.close(),
    (error: unknown) => {
      if (!hasBegun) return
      const { body: failure, isUnknown, status } = errorAnswer(error)
      context.metrics?.error({ code: failure.code ?? 'unknown', status })
      if (isUnknown) context.log.error('A streamed call failed', errorFields(error))
      write(formatEvent({ type: 'error', message: failure.message, code: failure.code }))
      controller?.close()
    }
  )
  await Promise.race([begun.promise, finished])

  return c.body(body, 200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Proxies that buffer would keep the first paragraph from the child.
    'x-accel-buffering': 'no'
  })
}

function formatEvent(event: object): string {
  const type = 'type' in event && typeof event.type === 'string' ? event.type : 'message'
  return `event: ${type}\ndata: ${JSON.stringify(event)}\n\n`
}
