import { expect, test } from 'vitest'

import { animatedWebp } from './animated-webp.ts'

test('pictures of a canvas become an animation that says its size, its frames and how long each is shown', () => {
  const still = Buffer.from('RIFF....WEBPVP8 \u0003\0\0\0abc\0', 'latin1')
  const file = animatedWebp([still, still], { width: 300, height: 650 }, 250)
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8X')
  expect(file.readUInt32LE(4)).toBe(file.length - 8)
  expect([file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]).toEqual([300, 650])
  expect(file.toString('latin1').split('ANMF')).toHaveLength(3)
  const frame = file.indexOf('ANMF')
  expect(file.readUIntLE(frame + 8 + 12, 3)).toBe(250)
})

test('what is no picture is refused', () => {
  expect(() => animatedWebp([Buffer.from('RIFF....WEBPEXIF\0\0\0\0', 'latin1')], { width: 1, height: 1 }, 1)).toThrow(
    'no WebP picture'
  )
})
