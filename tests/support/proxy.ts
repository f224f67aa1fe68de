import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

/**
 * What Chromium calls a request whose connection was closed: it depends on how far the request had come, and on
 * whether either end still had bytes to read.
 */
export const CLOSED_CONNECTION =
  /net::ERR_(?:CONNECTION_(?:ABORTED|CLOSED|REFUSED|RESET)|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|SOCKET_NOT_CONNECTED)/

/** Stands between a browser and an application, and can pretend things about the way between them. */
export interface Proxy {
  url: string
  /** Changes what is answered at one address. */
  edit(path: string, change: (text: string) => string): void
  /** From now on there is no way through (or one again). */
  cut(isCut: boolean): void
  stop(): Promise<void>
}

/** Passes everything on to `target`, headers as they are. */
export async function startProxy(target: string): Promise<Proxy> {
  const edits = new Map<string, (text: string) => string>()
  let isCut = false
  const server = createServer((incoming, answer) => {
    if (isCut) {
      answer.destroy()
      return
    }
    const change = edits.get(incoming.url ?? '')
    const headers = { ...incoming.headers }
    // What is changed must come whole and readable.
    if (change !== undefined) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name]
    // A connection of its own each: one that was kept may be closed at the far end in the very moment it is used again.
    const options = { method: incoming.method, headers, agent: false } as const
    const onward = request(target + (incoming.url ?? ''), options, (response) => {
      // A browser that has gone meanwhile wants no answer.
      if (answer.destroyed) {
        response.destroy()
        return
      }
      if (change === undefined) {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        // An application that dies in the middle of an answer closes it for the browser too.
        pipeline(response, answer, () => {})
        return
      }
      response.on('error', () => answer.destroy())
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.from(change(Buffer.concat(parts).toString('utf8')))
        const changed = { ...response.headers, 'content-length': body.length }
        delete changed.etag
        answer.writeHead(response.statusCode ?? 502, changed)
        answer.end(body)
      })
    })
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!isPort(address)) throw new Error('The proxy has no port')
  return {
    url: `http://localhost:${address.port}`,
    edit: (path, change) => void edits.set(path, change),
    cut: (cut) => {
      isCut = cut
      // What is already open would still get through.
      if (cut) server.closeAllConnections()
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}

function isPort(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}
