import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawIcon, FLAME, ICONS } from './app-icons.mjs'
import { root } from './project.mjs'

test('the icons are drawn from the mark of the pages', () => {
  expect(readFileSync(join(root, 'client/public/icon.svg'), 'utf8')).toContain(`d="${FLAME}"`)
})

test('an icon is a PNG of its size: night, flame, and the moon cut out of it', () => {
  const bytes = drawIcon({ size: 64, room: 1, corner: 0.22 })
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([64, 64])
  const lines = inflateSync(bytes.subarray(bytes.indexOf('IDAT') + 4, bytes.length - 16))
  const at = (x, y) => [...lines.subarray(y * (64 * 4 + 1) + 1 + x * 4).subarray(0, 4)]
  expect(at(0, 0), 'the round corner').toEqual([0, 0, 0, 0])
  expect(at(32, 62), 'under the flame').toEqual([0x14, 0x18, 0x21, 255])
  expect(at(20, 40)[0], 'in the flame').toBeGreaterThan(230)
  expect(at(36, 30), 'in the moon').toEqual([0x14, 0x18, 0x21, 255])
  expect(at(41, 37)[0], 'the spark').toBeGreaterThan(230)
})

test('what a system cuts off is only night', () => {
  const [maskable] = ICONS.filter(({ file }) => file.includes('maskable'))
  // The mark reaches 15.9 units from the middle at most; a circle of 80 % is always left.
  expect((15.9 / 32) * 2 * maskable.room).toBeLessThanOrEqual(0.8)
  expect(maskable.corner).toBe(0)
})
