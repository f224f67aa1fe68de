/** Server-sent events as they arrive in a fetched body: one value per event, its data parsed as JSON. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let pending = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      pending += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const blocks = pending.split(/\r?\n\r?\n/)
      pending = blocks.pop() ?? ''
      for (const block of blocks) {
        const data = block
          .split(/\r?\n/)
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice(line.startsWith('data: ') ? 6 : 5))
          .join('\n')
        if (data !== '') yield JSON.parse(data)
      }
      if (done) return
    }
  } finally {
    // Whoever stops reading early lets go of the connection.
    await reader.cancel().catch(() => {})
  }
}
