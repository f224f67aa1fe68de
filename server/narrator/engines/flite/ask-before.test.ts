import { expect, test } from 'vitest'

import { askBefore } from './ask-before.ts'
import { ASK_DESCRIPTOR } from './wasi-host.ts'
import { named, sectionsOf, SECTIONS, signed, unsigned } from './wasm-bytes.ts'

const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
const I32 = 0x7f
const NOTHING_DONE = 0x01
const OK = 0
const BAD_DESCRIPTOR = 8

interface Shape {
  write?: string
  /** Instructions before the sum that do nothing: the longer the body, the more bytes its length takes. */
  idle?: number
  names?: readonly string[]
}

/** Functions 1 and 2 after `fd_write`: the sum of three numbers, and the first of them. */
function moduleOf({ write = 'fd_write', idle = 0, names = ['sum', 'first'] }: Shape = {}): Uint8Array {
  const section = (id: number, content: readonly number[]) => [id, ...unsigned(content.length), ...content]
  const body = (code: readonly number[]) => [...unsigned(code.length), ...code]
  const three = [0x60, 3, I32, I32, I32, 1, I32]
  const sum = [1, 1, 0x7e, ...Array<number>(idle).fill(NOTHING_DONE), 0x20, 0, 0x20, 1, 0x6a, 0x20, 2, 0x6a, 0x0b]
  const functionNames = [names.length, ...names.flatMap((name, i) => [i + 1, ...named(name)])]
  return Uint8Array.from([
    ...HEADER,
    ...section(1, [2, 0x60, 4, I32, I32, I32, I32, 1, I32, ...three]),
    ...section(2, [1, ...named('wasi_snapshot_preview1'), ...named(write), 0, 0]),
    ...section(3, [2, 1, 1]),
    ...section(5, [1, 0, 1]),
    ...section(7, [1, ...named('memory'), 2, 0]),
    ...section(10, [2, ...body(sum), ...body([0, 0x20, 0, 0x0b])]),
    ...section(11, [1, 0, 0x41, ...signed(1024), 0x0b, 3, 7, 8, 9]),
    ...section(0, [...named('producers'), 0]),
    ...section(0, [...named('name'), 0, 1, 0, 1, ...unsigned(functionNames.length), ...functionNames])
  ])
}

async function run(bytes: Uint8Array<ArrayBuffer>, answer: number) {
  const asked: number[][] = []
  const host = { fd_write: (...args: number[]) => (asked.push(args), answer) }
  const { exports } = new WebAssembly.Instance(await WebAssembly.compile(bytes), { wasi_snapshot_preview1: host })
  const call = (name: string) => {
    const found = exports[name]
    if (typeof found !== 'function') throw new Error(`${name} is not exported`)
    const value: unknown = Reflect.apply(found, undefined, [20, 300, 4000])
    return value
  }
  return { asked, call, exports }
}

test.each([0, 100, 105, 20_000])(
  'the host is asked before %i idle instructions, and the function left out',
  async (idle) => {
    const { asked, call, exports } = await run(
      askBefore(moduleOf({ idle }), { function: 'sum', exports: ['first'] }),
      OK
    )
    expect(call('sum')).toBe(0)
    expect(asked).toEqual([[ASK_DESCRIPTOR, 20, 300, 4000]])
    expect(call('first')).toBe(20)
    expect(asked).toHaveLength(1)
    const { memory } = exports
    if (!(memory instanceof WebAssembly.Memory)) throw new Error('memory is exported as before')
    expect([...new Uint8Array(memory.buffer, 1024, 3)]).toEqual([7, 8, 9])
  }
)

test('a host that knows no such descriptor notices nothing', async () => {
  const { call } = await run(askBefore(moduleOf(), { function: 'sum', exports: [] }), BAD_DESCRIPTOR)
  expect(call('sum')).toBe(4320)
})

test('names and notes are left out', () => {
  const sections = sectionsOf(askBefore(moduleOf(), { function: 'sum', exports: [] }))
  expect(sections.map(({ id }) => id)).toEqual([1, 2, 3, 5, 7, 10, 11])
  expect(sections.some(({ id }) => id === SECTIONS.custom)).toBe(false)
})

test.each([
  ['no function of the name sum', moduleOf({ names: ['total'] })],
  ['no function of the name first', moduleOf({ names: ['sum'] })],
  ['does not import fd_write', moduleOf({ write: 'fd_read' })],
  ['not one of the module’s own', moduleOf({ names: ['other', 'first', 'sum'] })],
  ['ends in the middle', moduleOf().subarray(0, 90)]
])('a module is refused: %s', (problem, bytes) => {
  expect(() => askBefore(bytes, { function: 'sum', exports: ['first'] })).toThrow(problem)
})
