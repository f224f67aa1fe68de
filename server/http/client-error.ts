import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

import { errorAnswer, HttpRefusal } from './error-answer.ts'

/** What Node refuses before any of our code sees it: headers too large, too slow, or no HTTP at all. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUS[error.code ?? ''] ?? 400
  const body = JSON.stringify(errorAnswer(new HttpRefusal(400, 'bad_request', 'This request could not be read')).body)
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      "content-security-policy: default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'x-content-type-options: nosniff',
      'referrer-policy: no-referrer',
      'x-frame-options: DENY',
      'connection: close',
      '',
      body
    ].join('\r\n')
  )
}

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }
