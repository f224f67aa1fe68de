/** Magic number and version. */
export const HEADER_BYTES = 8

export const SECTIONS = { custom: 0, imports: 2, exports: 7, code: 10, data: 11 } as const

/** A section of a module: its kind, and its content from `start` to `end`, exclusive. */
export interface Section {
  id: number
  start: number
  end: number
}

/** Reads a WebAssembly module from a place on. Throws a RangeError where it ends in the middle. */
export function createReader(bytes: Uint8Array, from: number) {
  let at = from
  function byte(): number {
    const value = bytes[at++]
    if (value === undefined) throw new RangeError('The module ends in the middle')
    return value
  }
  /** LEB128; what is less than two thousand million reads the same with and without a sign. */
  function number(): number {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const next = byte()
      value += (next % 128) * scale
      if (next < 128) return value
    }
  }
  function skip(count: number): void {
    at += count
    if (at > bytes.length) throw new RangeError('The module ends in the middle')
  }
  return {
    at: () => at,
    byte,
    number,
    skip,
    /** A name, with its length before it. */
    name(): string {
      const length = number()
      skip(length)
      return Buffer.from(bytes.buffer, bytes.byteOffset + at - length, length).toString('utf8')
    }
  }
}

/** The sections of a module, in order. */
export function sectionsOf(bytes: Uint8Array): Section[] {
  const sections: Section[] = []
  const reader = createReader(bytes, HEADER_BYTES)
  while (reader.at() < bytes.length) {
    const id = reader.byte()
    const length = reader.number()
    const start = reader.at()
    reader.skip(length)
    sections.push({ id, start, end: start + length })
  }
  return sections
}

/** A number as unsigned LEB128. */
export function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...unsigned(Math.floor(value / 128))]
}

/** A number that is not negative as signed LEB128. */
export function signed(value: number): number[] {
  return value < 64 ? [value] : [(value % 128) + 128, ...signed(Math.floor(value / 128))]
}

/** A name, with its length before it. */
export function named(name: string): number[] {
  const letters = [...Buffer.from(name)]
  return [...unsigned(letters.length), ...letters]
}
