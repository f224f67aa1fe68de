import { expect, test, vi } from 'vitest'

import { onlyOurs, registerWorker } from './register-worker.ts'

interface Rules {
  createScriptURL: (url: string) => string
}

test('the policy knows one address', () => {
  expect(onlyOurs('/sw.js')).toBe('/sw.js')
  for (const url of ['/sw.js?x', '/assets/sw.js', 'https://example.org/sw.js', 'sw.js', ''])
    expect(() => onlyOurs(url)).toThrow('There is no such worker')
})

test('the worker is registered through the policy called talewick', async () => {
  const register = vi.fn<() => Promise<void>>(() => Promise.resolve())
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } })
  const createPolicy = vi.fn<(name: string, rules: Rules) => Rules>((_name, rules) => ({
    createScriptURL: (url) => `trusted ${rules.createScriptURL(url)}`
  }))
  vi.stubGlobal('trustedTypes', { createPolicy })
  await registerWorker()
  await registerWorker()
  expect(
    createPolicy.mock.calls.map(([name]) => name),
    'a policy may be made once'
  ).toEqual(['talewick'])
  expect(register).toHaveBeenCalledWith('trusted /sw.js', { scope: '/', updateViaCache: 'none' })
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
