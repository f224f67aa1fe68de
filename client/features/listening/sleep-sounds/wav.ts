const BYTES_PER_SAMPLE = 2
const HEAD_BYTES = 44

/** A WAV file of one channel that says the same `times` over. The samples are 16 bits, as the machine has them. */
export function encodeWav(samples: Int16Array<ArrayBuffer>, sampleRate: number, times: number): Blob {
  const bytes = samples.byteLength * times
  const head = new DataView(new ArrayBuffer(HEAD_BYTES))
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) head.setUint8(at + index, text.charCodeAt(index))
  }
  write(0, 'RIFF')
  head.setUint32(4, HEAD_BYTES - 8 + bytes, true)
  write(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  // Plain samples, one channel.
  head.setUint16(20, 1, true)
  head.setUint16(22, 1, true)
  head.setUint32(24, sampleRate, true)
  head.setUint32(28, sampleRate * BYTES_PER_SAMPLE, true)
  head.setUint16(32, BYTES_PER_SAMPLE, true)
  head.setUint16(34, 8 * BYTES_PER_SAMPLE, true)
  write(36, 'data')
  head.setUint32(40, bytes, true)
  // Copied once: the others point at it.
  const part = new Blob([samples])
  return new Blob([head, ...Array.from({ length: times }, () => part)], { type: 'audio/wav' })
}
