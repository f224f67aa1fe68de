/**
 * Joins still WebP pictures of one size into an animated one (the container of RFC 9649: VP8X, ANIM, one ANMF each).
 * @param frames each a simple WebP file, as a browser's canvas writes them
 * @param frameMs how long each is shown
 */
export function animatedWebp(
  frames: readonly Buffer[],
  size: { width: number; height: number },
  frameMs: number
): Buffer {
  const header = Buffer.alloc(10)
  // Bit 1: this is an animation.
  header.writeUInt8(0b10, 0)
  header.writeUIntLE(size.width - 1, 4, 3)
  header.writeUIntLE(size.height - 1, 7, 3)
  // Background and loops: black, for ever.
  const loop = Buffer.from([0, 0, 0, 255, 0, 0])
  const parts = frames.map((frame) => {
    const place = Buffer.alloc(16)
    place.writeUIntLE(size.width - 1, 6, 3)
    place.writeUIntLE(size.height - 1, 9, 3)
    place.writeUIntLE(frameMs, 12, 3)
    // Bit 1: not blended with the picture before; each is whole.
    place.writeUInt8(0b10, 15)
    return chunk('ANMF', Buffer.concat([place, pictureOf(frame)]))
  })
  const body = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', header), chunk('ANIM', loop), ...parts])
  return chunk('RIFF', body)
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** The picture's own chunk, head included, out of a still WebP file. */
function pictureOf(file: Buffer): Buffer {
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (name === 'VP8 ' || name === 'VP8L') return file.subarray(at, end)
    at = end
  }
  throw new Error('This is no WebP picture')
}
