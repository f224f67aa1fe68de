import { Buffer } from 'node:buffer'

import { createResampler } from '#server/narrator/sound/resample.ts'
import { wavFile } from '../../bench/wav-file.ts'

/** What a fake says of a text: 16-bit mono samples at 24 kHz, and when each word sounds. */
export interface FakeRecording {
  pcm: Buffer
  words: { word: string; start: number; end: number }[]
}

const RATE = 24_000
const WORD_SECONDS = 0.22
const GAP_SECONDS = 0.06
/** A service's own quiet before and after. */
const QUIET_SECONDS = 0.3

/** 16-bit little-endian bytes of samples in [-1, 1]. */
export function pcmOf(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 2)
  for (const [i, sample] of samples.entries())
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 2 * i)
  return bytes
}

/** The same sound as a WAV file of any rate. */
export function wavOf(pcm: Buffer, rate: number): Buffer {
  const samples = Float32Array.from({ length: pcm.length >> 1 }, (_, i) => pcm.readInt16LE(2 * i) / 32_768)
  return wavFile(createResampler(RATE, rate)(samples), rate)
}

/** Every word a burst of sound of its own pitch, all of one length, with quiet between. */
export function burstsOf(text: string, speed: number): FakeRecording {
  const words = text.split(/\s+/).filter(Boolean)
  const each = (WORD_SECONDS + GAP_SECONDS) / speed
  const samples = new Float32Array(Math.round((2 * QUIET_SECONDS + words.length * each) * RATE))
  const times = words.map((word, i) => {
    const start = QUIET_SECONDS + i * each
    const end = start + WORD_SECONDS / speed
    const pitch = 120 + ([...word].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 200)
    for (let at = Math.round(start * RATE); at < end * RATE; at++)
      samples[at] = 0.3 * Math.sin((2 * Math.PI * pitch * at) / RATE)
    return { word, start, end }
  })
  return { pcm: pcmOf(samples), words: times }
}
