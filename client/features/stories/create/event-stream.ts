import { createParser } from 'eventsource-parser'

/** Server-sent events as they arrive in a fetched body: one value per event, its data parsed as JSON. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator {
  const arrived: string[] = []
  const parser = createParser({ onEvent: ({ data }) => void arrived.push(data) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      parser.feed(done ? decoder.decode() : decoder.decode(value, { stream: true }))
      for (const data of arrived.splice(0)) yield JSON.parse(data)
      if (done) return
    }
  } finally {
    // A reader that stops early lets go of the connection.
    await reader.cancel().catch(() => {})
  }
}
