import { expect, test } from 'vitest'

import { createLog, errorFields } from './log.ts'

test('a mail server’s refusal is told without the address that it refused', () => {
  const lines: string[] = []
  const cause = new Error('550 5.1.1 <nana.o+1@mail.example.org>: unknown')
  const error = new Error('All recipients were rejected: 550 <nana.o+1@mail.example.org> unknown', { cause })
  createLog('info', (line) => lines.push(line)).error('A job failed', errorFields(error))
  expect(lines[0]).toContain('All recipients were rejected: 550 <(address)> unknown')
  expect(lines[0]).toContain('550 5.1.1')
  expect(lines[0]).not.toContain('nana')
  // Where it happened stays, in packages with a scope too.
  expect(
    errorFields(Object.assign(new Error('x'), { stack: 'at /a/node_modules/@hono/node-server/x.js:1' }))
  ).toMatchObject({
    stack: 'at /a/node_modules/@hono/node-server/x.js:1'
  })
})
