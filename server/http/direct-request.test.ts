import { EventEmitter } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'

import { DirectRequest } from './direct-request.ts'

function made(): { asked: DirectRequest; outgoing: ServerResponse } {
  const incoming = new IncomingMessage(new Socket())
  const outgoing = new ServerResponse(incoming)
  return { asked: new DirectRequest(incoming, outgoing), outgoing }
}

test('its signal fires when the caller leaves before the answer, also before anybody has asked for it', () => {
  const { asked, outgoing } = made()
  expect(asked.signalSoFar).toBe(undefined)
  const { signal } = asked
  expect(signal.aborted).toBe(false)
  outgoing.emit('close')
  expect(signal.aborted).toBe(true)
  expect(asked.signalSoFar).toBe(signal)

  const late = made()
  late.outgoing.destroy()
  expect(late.asked.signal.aborted).toBe(true)
})

test('its signal stays silent when the answer is out', () => {
  const { asked, outgoing } = made()
  const { signal } = asked
  Object.defineProperty(outgoing, 'writableFinished', { value: true })
  EventEmitter.prototype.emit.call(outgoing, 'close')
  expect(signal.aborted).toBe(false)
})
