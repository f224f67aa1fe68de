import { expect, test, vi } from 'vitest'

import { deviceTimeZone } from './device-time-zone.ts'

test('a browser that can be asked for its zone alone is asked for just that', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat')
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Pacific/Auckland' } })
  expect(deviceTimeZone()).toBe('Pacific/Auckland')
  expect(format).not.toHaveBeenCalled()
})

test('any other one says it with the way it writes dates', () => {
  vi.stubGlobal('Temporal', undefined)
  expect(deviceTimeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})
