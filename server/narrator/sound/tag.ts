import { FRAME_BYTES } from './frames.ts'

const HEADER_BYTES = 10
/**
 * How long the tag is, in frames. Chromium hands sound to its player in blocks of 32 KB, which is five and a half
 * seconds of ours: the listener would wait until all of them are spoken. Behind this much tag the first block is full
 * after 1.7 seconds of speech, and the next one is made long before it is needed.
 */
export const TAG_FRAMES = 157
const TAG_BYTES = TAG_FRAMES * FRAME_BYTES
const NOTE = 'This is a synthetic voice; nobody spoke these words.'

/**
 * An ID3v2.3 tag that says the voice is synthetic, as machine-made sound should, and otherwise is padding. A whole number
 * of frames long, so that all byte arithmetic of the frames holds; players skip it, it takes no time.
 */
export function syntheticVoiceTag(engine: string): Uint8Array {
  const tag = new Uint8Array(TAG_BYTES)
  tag.set([...ascii('ID3'), 3, 0, 0, ...sevenBit(TAG_BYTES - HEADER_BYTES)])
  let at = HEADER_BYTES
  for (const [id, body] of [
    ['TSSE', [0, ...ascii(engine)]],
    ['COMM', [0, ...ascii('eng'), 0, ...ascii(NOTE)]]
  ] as const) {
    tag.set([...ascii(id), 0, 0, 0, body.length, 0, 0, ...body], at)
    at += HEADER_BYTES + body.length
  }
  return tag
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0) & 0x7f)
}

/** Sizes in an ID3 header are written in sevens. */
function sevenBit(size: number): number[] {
  return [(size >> 21) & 0x7f, (size >> 14) & 0x7f, (size >> 7) & 0x7f, size & 0x7f]
}
