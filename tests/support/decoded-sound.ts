import { MPEGDecoder } from 'mpg123-decoder'

/** What a player makes of an MP3 file: mono samples in [-1, 1]. Throws when any frame is broken. */
export async function decodeMp3(bytes: Uint8Array): Promise<{ samples: Float32Array; rate: number }> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const { channelData, errors, sampleRate } = decoder.decode(bytes)
    const [error] = errors
    if (error) throw new Error(`The sound is broken: ${error.message}`)
    return { samples: Float32Array.from(channelData[0] ?? []), rate: sampleRate }
  } finally {
    decoder.free()
  }
}

/** Root mean square of a stretch of sound, in dB relative to full scale. */
export function levelOf(samples: Float32Array, rate: number, from: number, to: number): number {
  const part = samples.subarray(Math.max(0, Math.round(from * rate)), Math.round(to * rate))
  return 10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length) + 1e-12)
}
