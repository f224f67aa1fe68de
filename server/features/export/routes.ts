import type { AppContext } from '#server/context.ts'
import type { Serve } from '#server/http/serve-endpoint.ts'
import { api } from '#shared/api.ts'
import { IMPORT_LIMITS } from '#shared/import.ts'
import { exportEverything } from './export.ts'
import { importPart } from './import.ts'

export function exportRoutes(serve: Serve, context: AppContext): void {
  serve(
    api.importPart,
    ({ userId, body, caller }) => importPart(context, userId, body, caller.network),
    // A library of five thousand stories comes in two hundred parts.
    { mostBodyBytes: IMPORT_LIMITS.bytes, limits: [{ name: 'import', per: 'user', most: 400, seconds: 3600 }] }
  )

  serve(
    api.exportEverything,
    async ({ session, caller }) => {
      const everything = await exportEverything(context, session, caller.network)
      const name = everything.product.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
      return new Response(ReadableStream.from(bytesOf(everything.text)), {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="${name}-${everything.exportedAt.slice(0, 10)}.json"`,
          'cache-control': 'no-store'
        }
      })
    },
    { limits: [{ name: 'export', per: 'user', most: 20, seconds: 3600 }] }
  )
}

async function* bytesOf(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const part of text) yield encoder.encode(part)
}
