import { expect, test } from 'vitest'

import { decodeMp3 } from '#tests/support/decoded-sound.ts'
import {
  createFrameEncoder,
  ENCODER_DELAY_SECONDS,
  EXTRA_FRAMES,
  FRAME_BYTES,
  FRAME_SAMPLES,
  FRAME_SECONDS,
  SAMPLE_RATE,
  silentFrames
} from './frames.ts'
import { peakLevel } from './loudness.ts'
import { syntheticVoiceTag } from './tag.ts'

function burst(samples: number, at: number): Float32Array {
  return Float32Array.from({ length: samples }, (_, i) => (i < at ? 0 : 0.5 * Math.sin(i / 3)))
}

function firstSound(samples: Float32Array): number {
  return samples.findIndex((sample) => Math.abs(sample) > 0.1)
}

test('every frame is 144 bytes of 24 kHz mono at 48 kbit/s', async () => {
  const { encode } = await createFrameEncoder()
  const frames = encode(burst(FRAME_SAMPLES * 40 + 1, 0))
  expect(frames.length).toBe((41 + EXTRA_FRAMES) * FRAME_BYTES)
  for (let at = 0; at < frames.length; at += FRAME_BYTES)
    expect([...frames.subarray(at, at + 3)]).toEqual([0xff, 0xf3, 0x64])
})

test('the same sound is the same bytes, whatever was encoded before', async () => {
  const { encode } = await createFrameEncoder()
  const first = encode(burst(20_000, 500))
  encode(burst(7000, 0))
  expect(encode(burst(20_000, 500))).toEqual(first)
})

test('segments and silence join without a seam, each sound where arithmetic says', async () => {
  const { encode } = await createFrameEncoder()
  const at = 4800
  const segment = encode(burst(FRAME_SAMPLES * 30, at))
  const pause = silentFrames(25)
  const { samples, rate } = await decodeMp3(Buffer.concat([segment, pause, segment]))
  expect(rate).toBe(SAMPLE_RATE)
  const second = (segment.length + pause.length) / FRAME_BYTES
  const expected = at / SAMPLE_RATE + ENCODER_DELAY_SECONDS
  expect(firstSound(samples) / rate).toBeCloseTo(expected, 2)
  const again = samples.subarray(second * FRAME_SAMPLES)
  expect(firstSound(again) / rate).toBeCloseTo(expected, 2)
  // The pause itself is silent, once the filters of the sound before it have rung out.
  expect(
    peakLevel(samples.subarray((segment.length / FRAME_BYTES) * FRAME_SAMPLES + 1200, second * FRAME_SAMPLES - 10))
  ).toBeLessThan(-80)
})

test('frames of silence are silent', async () => {
  const { samples } = await decodeMp3(silentFrames(100))
  expect(samples.length).toBeGreaterThanOrEqual(99 * FRAME_SAMPLES)
  expect(samples.every((sample) => sample === 0)).toBe(true)
})

test('the tag says that the voice is synthetic and takes no time', async () => {
  const { encode } = await createFrameEncoder()
  const frames = encode(burst(FRAME_SAMPLES * 20, 2000))
  const tag = syntheticVoiceTag('flite')
  expect(tag.length % FRAME_BYTES).toBe(0)
  // A browser that takes 32 KB at a time has its first block after less than two seconds of speech.
  const untilFull = 32_768 - (tag.length % 32_768)
  expect(untilFull / FRAME_BYTES).toBeLessThan(2 / FRAME_SECONDS)
  expect(untilFull / FRAME_BYTES).toBeGreaterThan(1 / FRAME_SECONDS)
  expect(Buffer.from(tag).toString('latin1')).toMatch(/^ID3.*TSSE.*flite.*COMM.*synthetic voice/s)
  const plain = await decodeMp3(frames)
  const tagged = await decodeMp3(Buffer.concat([tag, frames]))
  expect(tagged.samples).toEqual(plain.samples)
})
