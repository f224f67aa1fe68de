import { ASK_DESCRIPTOR } from './wasi-host.ts'
import {
  createReader,
  HEADER_BYTES,
  named,
  type Section,
  SECTIONS,
  sectionsOf,
  signed,
  unsigned
} from './wasm-bytes.ts'

const NAME_SECTION = 'name'
const FUNCTION_NAMES = 1
const FUNCTION = 0
const ASKED_THROUGH = 'fd_write'
const CODE = { i32: 0x41, localGet: 0x20, call: 0x10, isZero: 0x45, if: 0x04, nothing: 0x40, return: 0x0f, end: 0x0b }

export interface AskedModule {
  /** The function before which the host is asked: it takes three addresses or more, and gives back one. */
  function: string
  /** Functions that the host may call; `function` is always one. */
  exports: readonly string[]
}

/**
 * A module in which one function asks its host first: it writes its first three arguments to `ASK_DESCRIPTOR` as
 * `fd_write` takes them, and gives back 0 at once when that succeeds. A host that knows no such descriptor notices
 * nothing. No index and no address of data is another than before; names and notes for debuggers are left out.
 * Throws a RangeError when the module does not name the functions, or cannot write.
 */
export function askBefore(bytes: Uint8Array, asked: AskedModule): Uint8Array<ArrayBuffer> {
  const sections = sectionsOf(bytes)
  const write = importedFunction(bytes, sections)
  const names = functionNames(bytes, sections)
  const indexOf = (name: string) => {
    const index = names.get(name)
    if (index === undefined) throw new RangeError(`The module has no function of the name ${name}`)
    return index
  }
  const content = new Map<number, readonly (readonly number[] | Uint8Array)[]>([
    [
      SECTIONS.exports,
      withExports(
        bytes,
        sectionOf(sections, SECTIONS.exports),
        [asked.function, ...asked.exports].map((name) => [name, indexOf(name)] as const)
      )
    ],
    [
      SECTIONS.code,
      withPrologue(bytes, sectionOf(sections, SECTIONS.code), indexOf(asked.function) - write.count, [
        CODE.i32,
        ...signed(ASK_DESCRIPTOR),
        ...[0, 1, 2].flatMap((local) => [CODE.localGet, local]),
        CODE.call,
        ...unsigned(write.index),
        ...[CODE.isZero, CODE.if, CODE.nothing, CODE.i32, 0, CODE.return, CODE.end]
      ])
    ]
  ])
  return joined([
    bytes.subarray(0, HEADER_BYTES),
    ...sections
      .filter(({ id }) => id !== SECTIONS.custom)
      .flatMap((section) => {
        const parts = content.get(section.id) ?? [bytes.subarray(section.start, section.end)]
        return [[section.id, ...unsigned(lengthOf(parts))], ...parts]
      })
  ])
}

function sectionOf(sections: readonly Section[], id: number): Section {
  const section = sections.find((one) => one.id === id)
  if (!section) throw new RangeError(`The module has no section ${id}`)
  return section
}

/** The index of the function that writes, and how many functions are imported. */
function importedFunction(bytes: Uint8Array, sections: readonly Section[]): { index: number; count: number } {
  const reader = createReader(bytes, sectionOf(sections, SECTIONS.imports).start)
  const count = reader.number()
  let index = -1
  for (let i = 0; i < count; i++) {
    reader.name()
    const name = reader.name()
    if (reader.byte() !== FUNCTION) throw new RangeError('The module imports something that is no function')
    reader.number()
    if (name === ASKED_THROUGH) index = i
  }
  if (index < 0) throw new RangeError(`The module does not import ${ASKED_THROUGH}`)
  return { index, count }
}

function functionNames(bytes: Uint8Array, sections: readonly Section[]): Map<string, number> {
  const names = new Map<string, number>()
  for (const { id, start, end } of sections) {
    if (id !== SECTIONS.custom) continue
    const reader = createReader(bytes, start)
    if (reader.name() !== NAME_SECTION) continue
    while (reader.at() < end) {
      const kind = reader.byte()
      const length = reader.number()
      if (kind !== FUNCTION_NAMES) {
        reader.skip(length)
        continue
      }
      for (let left = reader.number(); left > 0; left--) {
        const index = reader.number()
        names.set(reader.name(), index)
      }
    }
  }
  return names
}

function withExports(bytes: Uint8Array, { start, end }: Section, added: readonly (readonly [string, number])[]) {
  const reader = createReader(bytes, start)
  const count = reader.number() + added.length
  return [
    unsigned(count),
    bytes.subarray(reader.at(), end),
    added.flatMap(([name, index]) => [...named(name), FUNCTION, ...unsigned(index)])
  ]
}

/** The code section with instructions before those of the function that is the `at`th of the module's own. */
function withPrologue(bytes: Uint8Array, { start, end }: Section, at: number, prologue: readonly number[]) {
  const reader = createReader(bytes, start)
  const count = reader.number()
  if (at < 0 || at >= count) throw new RangeError('The function is not one of the module’s own')
  for (let i = 0; i < at; i++) reader.skip(reader.number())
  const before = bytes.subarray(start, reader.at())
  const length = reader.number()
  const body = reader.at()
  for (let groups = reader.number(); groups > 0; groups--) {
    reader.number()
    reader.byte()
  }
  return [
    before,
    unsigned(length + prologue.length),
    bytes.subarray(body, reader.at()),
    prologue,
    bytes.subarray(reader.at(), end)
  ]
}

function lengthOf(parts: readonly { length: number }[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0)
}

function joined(parts: readonly (readonly number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
