import { FRAME_BYTES } from './frames.ts'

const HEADER_BYTES = 10
const NOTE = 'This is a synthetic voice; nobody spoke these words.'

/**
 * An ID3v2.3 tag that says the voice is synthetic, as machine-made sound should. Exactly one frame long, so that all
 * byte arithmetic of the frames holds; players skip it, it takes no time.
 */
export function syntheticVoiceTag(engine: string): Uint8Array {
  const tag = new Uint8Array(FRAME_BYTES)
  tag.set([...ascii('ID3'), 3, 0, 0, ...sevenBit(FRAME_BYTES - HEADER_BYTES)])
  let at = HEADER_BYTES
  const room = () => FRAME_BYTES - at - HEADER_BYTES
  for (const [id, body] of [
    ['TSSE', [0, ...ascii(engine)]],
    ['COMM', [0, ...ascii('eng'), 0, ...ascii(NOTE)]]
  ] as const) {
    const fitting = body.slice(0, room())
    if (fitting.length === 0) break
    tag.set([...ascii(id), 0, 0, 0, fitting.length, 0, 0, ...fitting], at)
    at += HEADER_BYTES + fitting.length
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
