import { expect, test } from 'vitest'

import { readEvents } from './event-stream.ts'

function bodyOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    }
  })
}

async function collect(body: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const events: unknown[] = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

test('events are read wherever the network cuts them, even inside a letter', async () => {
  const wire = new TextEncoder().encode(
    'event: title\ndata: {"text":"Mārama"}\n\n: still here\n\ndata: {"text":\ndata: "two lines"}\n\n'
  )
  for (let cut = 1; cut < wire.length; cut++)
    expect(await collect(bodyOf(wire.slice(0, cut), wire.slice(cut)))).toEqual([
      { text: 'Mārama' },
      { text: 'two lines' }
    ])
})

test('an event that was cut off for good is not half told', async () => {
  expect(await collect(bodyOf(new TextEncoder().encode('data: {"a":1}\n\ndata: {"b"')))).toEqual([{ a: 1 }])
})
