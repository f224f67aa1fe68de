import type { Narration } from '#server/narrator/narrator.ts'
import { readRange } from './byte-range.ts'

/** What of a request decides how a recording is answered. */
export interface AudioRequest {
  range: string | null
  ifRange: string | null
  ifNoneMatch: string | null
}

/**
 * A recording as an HTTP answer, also while it is still being made: its length is known, and the body waits only for
 * bytes that do not exist yet. Safari plays nothing that does not answer `bytes=0-1` with a total.
 */
export function answerWithAudio(narration: Narration, request: AudioRequest): Response {
  const { totalBytes } = narration
  // The length belongs to the name: a recording that broke off and was made anew may have another one.
  const etag = `"${narration.key}-${totalBytes.toString(36)}"`
  const headers = new Headers({
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    etag,
    // One family's story is in no shared cache; and nothing is kept for good before it is whole.
    'cache-control': narration.isComplete() ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    'x-accel-buffering': 'no'
  })
  if (namesTag(request.ifNoneMatch, etag)) return new Response(null, { status: 304, headers })

  const wanted =
    request.ifRange === null || request.ifRange.trim() === etag ? readRange(request.range, totalBytes) : 'whole'
  if (wanted === 'none') {
    headers.set('content-range', `bytes */${totalBytes}`)
    headers.delete('content-type')
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = wanted === 'whole' ? { start: 0, end: totalBytes - 1 } : wanted
  headers.set('content-length', String(end - start + 1))
  if (wanted !== 'whole') headers.set('content-range', `bytes ${start}-${end}/${totalBytes}`)
  return new Response(streamOf(narration.read(start, end)), { status: wanted === 'whole' ? 200 : 206, headers })
}

function namesTag(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

/** Pulled by whoever reads: a listener who leaves costs nothing more. */
function streamOf(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await iterator.next()
        if (next.done === true) controller.close()
        // A copy: what is sent may be handed over to the socket, and the narration's own bytes are needed by others.
        else controller.enqueue(Uint8Array.from(next.value))
      },
      cancel() {
        // Not awaited: it ends when the bytes it waits for come, and nobody waits for them any more.
        void iterator.return?.()
      }
    },
    { highWaterMark: 0 }
  )
}
