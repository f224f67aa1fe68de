import type { OpenedNarration } from '#server/narrator/narrator.ts'
import { readRange } from './byte-range.ts'

/** What of a request decides how a recording is answered. */
export interface AudioRequest {
  range: string | null
  ifRange: string | null
  ifNoneMatch: string | null
}

/** Opens a recording, or a part of it. */
export type OpenSound = (range: ReturnType<typeof readRange>) => Promise<OpenedNarration>

/**
 * A recording as an HTTP answer, also while it is still being made: its length is known, and the body waits only for
 * bytes that do not exist yet. Safari plays nothing that does not answer `bytes=0-1` with a total.
 */
export async function answerWithAudio(open: OpenSound, request: AudioRequest): Promise<Response> {
  const range = readRange(request.range)
  let opened = await open(range)
  const etag = tagOf(opened)
  const headers = new Headers({
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    etag,
    // A browser may keep it, and asks each time whether it still may: a recording does not outlive the sign-out, nor is
    // it the next family's on the same tablet. The service worker keeps what is heard without a network, and forgets it.
    'cache-control': 'private, no-cache',
    vary: 'cookie, authorization',
    'x-accel-buffering': 'no'
  })
  if (namesTag(request.ifNoneMatch, etag)) return new Response(null, { status: 304, headers })

  // Another recording than the one the browser has a part of: it gets the whole of this one.
  const isWhole = range === null || (request.ifRange !== null && request.ifRange.trim() !== etag)
  if (isWhole && range !== null) opened = await open(null)
  const { start, end, bytes, totalBytes } = opened
  if (bytes === null) {
    headers.set('content-range', `bytes */${totalBytes}`)
    headers.delete('content-type')
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-length', String(end - start + 1))
  if (!isWhole) headers.set('content-range', `bytes ${start}-${end}/${totalBytes}`)
  return new Response(streamOf(bytes), { status: isWhole ? 200 : 206, headers })
}

/** The length belongs to the name: a recording that broke off and was made anew may have another one. */
function tagOf({ key, totalBytes }: OpenedNarration): string {
  return `"${key}-${totalBytes.toString(36)}"`
}

function namesTag(header: string | null, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

/** Pulled by the listener: one who leaves costs nothing more. */
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
        // Not awaited: it ends when the bytes it waits for come, for which no listener waits any more.
        void iterator.return?.()
      }
    },
    { highWaterMark: 0 }
  )
}
