const DATA_SECTION = 11
/** Magic number and version. */
const HEADER_BYTES = 8
const I32_CONST = 0x41

/** Of a WebAssembly module as LLVM's linker lays it out. */
export interface ModuleLayout {
  /** Bytes of the module up to its names and notes for debuggers, which nothing needs that runs it. */
  moduleEnd: number
  /** The address where its constants end: the first segment has them, and nothing else. */
  constantsEnd: number
}

/** Where things lie in a module, and in its memory. Throws a RangeError when it has no data, or not at fixed places. */
export function readLayout(bytes: Uint8Array): ModuleLayout {
  let at = HEADER_BYTES
  const byte = () => {
    const value = bytes[at++]
    if (value === undefined) throw new RangeError('The module ends in the middle')
    return value
  }
  /** LEB128; addresses of less than two gigabytes read the same with and without a sign. */
  const number = () => {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const next = byte()
      value += (next % 128) * scale
      if (next < 128) return value
    }
  }
  while (at < bytes.length) {
    const section = byte()
    const length = number()
    const end = at + length
    if (section !== DATA_SECTION) {
      at = end
      continue
    }
    const segments = number()
    const memory = number()
    if (segments === 0 || memory !== 0 || byte() !== I32_CONST) break
    const address = number()
    // The end of the expression.
    byte()
    return { moduleEnd: end, constantsEnd: address + number() }
  }
  throw new RangeError('The module has no data at a fixed place')
}
