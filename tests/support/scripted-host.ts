import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Another host on the network, which answers what a test has written for it. */
export interface ScriptedHost extends AsyncDisposable {
  /** `http://127.0.0.1:<port>` */
  url: string
  /** `<method> <path with query>` of every request, in order. */
  requests: string[]
  /** Headers of the last request. */
  lastHeaders(): IncomingMessage['headers']
}

export async function startScriptedHost(answer: RequestListener): Promise<ScriptedHost> {
  const requests: string[] = []
  let lastHeaders: IncomingMessage['headers'] = {}
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    lastHeaders = request.headers
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The host has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    lastHeaders: () => lastHeaders,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}

/** A small answer that becomes so many megabytes when it is unpacked. */
export function packedZeros(megabytes: number): Buffer {
  return gzipSync(Buffer.alloc(megabytes * 1024 * 1024))
}
