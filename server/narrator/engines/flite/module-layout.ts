import { createReader, SECTIONS, sectionsOf } from './wasm-bytes.ts'

const I32_CONST = 0x41

/**
 * The address where the constants of a module end as LLVM's linker lays it out: the first segment has them, and nothing
 * else. Throws a RangeError when it has no data, or not at fixed places.
 */
export function constantsEndOf(bytes: Uint8Array): number {
  const data = sectionsOf(bytes).find(({ id }) => id === SECTIONS.data)
  if (data) {
    const reader = createReader(bytes, data.start)
    const segments = reader.number()
    const memory = reader.number()
    if (segments > 0 && memory === 0 && reader.byte() === I32_CONST) {
      const address = reader.number()
      // The end of the expression.
      reader.byte()
      return address + reader.number()
    }
  }
  throw new RangeError('The module has no data at a fixed place')
}
