/** 24 kHz mono at 48 kbit/s: every MPEG-2 frame is exactly 144 bytes, 576 samples, 24 ms, without padding slots. */
export const SAMPLE_RATE = 24_000
export const FRAME_BYTES = 144
export const FRAME_SAMPLES = 576
export const FRAME_SECONDS = FRAME_SAMPLES / SAMPLE_RATE
/** The sound of a segment begins this long after its first frame does: encoder plus decoder delay, 1,105 samples. */
export const ENCODER_DELAY_SECONDS = 1105 / SAMPLE_RATE
/** What the encoder adds to a segment on top of its own samples. */
export const EXTRA_FRAMES = 2

const BITRATE = 48

/** How every frame of ours begins (MPEG-2 layer III), and the tag before them. */
const FRAME_SIGN = [0xff, 0xf3]
const TAG_SIGN = [0x49, 0x44, 0x33]

/** A frame of silence: header, and nothing in it. It points at no earlier frame's bytes, so it can stand anywhere. */
export const SILENT_FRAME: Readonly<Uint8Array> = Uint8Array.from(
  { length: FRAME_BYTES },
  (_, i) => [0xff, 0xf3, 0x64, 0xc4][i] ?? 0
)

/** So many frames of silence. */
export function silentFrames(count: number): Uint8Array {
  const frames = new Uint8Array(count * FRAME_BYTES)
  for (let i = 0; i < count; i++) frames.set(SILENT_FRAME, i * FRAME_BYTES)
  return frames
}

/**
 * Whether a stretch of a file that begins with `tagFrames` frames of tag holds a frame that does not begin as one of ours
 * does. `at` is the place of its first byte in the file.
 */
export function brokenFrameIn(bytes: Uint8Array, at: number, tagFrames: number): boolean {
  const isAt = (offset: number, signs: readonly number[]) =>
    signs.every((sign, i) => offset + i >= bytes.length || bytes[offset + i] === sign)
  if (at === 0 && tagFrames > 0 && !isAt(0, TAG_SIGN)) return true
  const firstFrame = Math.max(tagFrames, Math.ceil(at / FRAME_BYTES)) * FRAME_BYTES
  for (let offset = firstFrame - at; offset < bytes.length; offset += FRAME_BYTES)
    if (!isAt(offset, FRAME_SIGN)) return true
  return false
}

/** Encodes whole segments, one after another. Every segment is independent, so segments can be joined byte by byte. */
export interface FrameEncoder {
  encode: (samples: Float32Array) => Uint8Array
}

/** One encoder per thread. `encode` takes mono samples in [-1, 1] and returns whole frames; padded to a frame. */
export async function createFrameEncoder(): Promise<FrameEncoder> {
  // The thread that answers calls counts frames and encodes none: it is spared the encoder's eight hundred kilobytes.
  const { createMp3Encoder } = await import('wasm-media-encoders')
  const encoder = await createMp3Encoder()

  function encode(samples: Float32Array): Uint8Array {
    const padded = new Float32Array(Math.ceil(samples.length / FRAME_SAMPLES) * FRAME_SAMPLES)
    padded.set(samples)
    // Without an explicit output rate LAME picks a lower one by itself.
    encoder.configure({ channels: 1, sampleRate: SAMPLE_RATE, outputSampleRate: SAMPLE_RATE, bitrate: BITRATE })
    // Both answers are views into the encoder's memory, which the next call overwrites.
    const body = encoder.encode([padded]).slice()
    const end = encoder.finalize().slice()
    const frames = new Uint8Array(body.length + end.length)
    frames.set(body)
    frames.set(end, body.length)
    const expected = (padded.length / FRAME_SAMPLES + EXTRA_FRAMES) * FRAME_BYTES
    if (frames.length !== expected) throw new Error(`The encoder made ${frames.length} bytes instead of ${expected}`)
    return frames
  }

  return { encode }
}
