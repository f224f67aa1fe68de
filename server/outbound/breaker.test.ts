import { expect, test } from 'vitest'

import { createBreaker } from './breaker.ts'

test('after its rest one call finds out whether the host is back', () => {
  let now = 0
  const breaker = createBreaker(() => now)
  const isOpen = () => {
    try {
      breaker.pass('https://a.example', () => new Error('rests'))
      return true
    } catch {
      return false
    }
  }
  for (let failure = 0; failure < 4; failure++) breaker.note('https://a.example', false)
  expect(isOpen()).toBe(true)
  breaker.note('https://a.example', false)
  expect(isOpen()).toBe(false)
  now = 10_000
  expect([isOpen(), isOpen()]).toEqual([true, false])
  breaker.note('https://a.example', true)
  expect([isOpen(), isOpen()]).toEqual([true, true])
})
