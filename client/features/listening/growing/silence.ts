/** Longer than the five seconds below which Chromium takes a sound for a notice, and its lock screen lets go of it. */
const SECONDS = 10
const RATE = 8000
const HEADER_BYTES = 44
/** Eight bits are unsigned: the middle is silence. */
const SILENT = 0x80

let url: string | null = null

/**
 * The address of a sound in which nothing is heard. A phone whose screen is locked lets a page go on only while it plays
 * something: where a story waits for its next paragraph this is played, over and over.
 */
export function silence(): string {
  url ??= URL.createObjectURL(new Blob([silentWav()], { type: 'audio/wav' }))
  return url
}

function silentWav(): ArrayBuffer {
  const length = SECONDS * RATE
  const bytes = new Uint8Array(HEADER_BYTES + length).fill(SILENT, HEADER_BYTES)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + length, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // Uncompressed, one channel, a byte for each sample.
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, length, true)
  return bytes.buffer
}
