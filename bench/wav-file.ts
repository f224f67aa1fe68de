import { Buffer } from 'node:buffer'

/** A WAV file of 16 bits, mono. Samples are in [-1, 1]. */
export function wavFile(samples: Float32Array, rate: number): Buffer {
  const HEADER = 44
  const file = Buffer.alloc(HEADER + 2 * samples.length)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(2 * rate, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(2 * samples.length, 40)
  for (let n = 0; n < samples.length; n++)
    file.writeInt16LE(Math.round(Math.min(1, Math.max(-1, samples[n] ?? 0)) * 32_767), HEADER + 2 * n)
  return file
}
