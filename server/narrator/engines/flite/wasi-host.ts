/** What a WASI command left behind: its exit code, what it printed, and the files it wrote, by name. */
export interface CommandResult {
  exitCode: number
  /** It came to its end by itself, and was not left by `proc_exit` in the middle. */
  hasReturned: boolean
  stdout: string
  files: Map<string, Uint8Array>
}

/** The module asked for something this host does not offer, or lacks the exports of a WASI command. */
export class WasiError extends Error {}

/** What a module made by `askBefore` asks through: no file, folder or stream is ever called that. */
export const ASK_DESCRIPTOR = 0x7e11

/** What a module asks in the middle of a run, and what may call its functions after it. */
export interface CommandGuest {
  /** Three addresses, as the module passed them. True: the guest does it, and the module leaves it out. */
  onAsked(memory: WebAssembly.Memory, first: number, second: number, third: number): boolean
  /** The run has returned; its memory is as it was left. Not asked any more. */
  onReturned(exports: WebAssembly.Instance['exports'], result: CommandResult): void
}

interface MemoryFile {
  bytes: Uint8Array
  length: number
}
type Descriptor =
  | { kind: 'input' }
  | { kind: 'output'; chunks: Uint8Array[] }
  | { kind: 'folder' }
  | { kind: 'file'; file: MemoryFile; position: number }

// WASI preview 1 error numbers, file types and flags (the few that a single-folder, in-memory host needs).
const OK = 0
const BAD_DESCRIPTOR = 8
const NO_SUCH_FILE = 44
const NOT_SEEKABLE = 70
const FILE_TYPE = { input: 2, output: 2, folder: 3, file: 4 } as const
const OPEN_CREATE = 1
const OPEN_TRUNCATE = 8
const FOLDER_DESCRIPTOR = 3
const ALL_RIGHTS = 0xffffffffffffffffn

class CommandExit extends Error {
  readonly exitCode: number
  constructor(exitCode: number) {
    super(`exit ${exitCode}`)
    this.exitCode = exitCode
  }
}

/** An instance of a command that can be run again, and what its memory held before the first run. */
interface Resting {
  run(args: readonly string[], guest?: CommandGuest): CommandResult
  memory: WebAssembly.Memory
  /** From the end of the constants to the end of the memory it began with. */
  beginning: Uint8Array
}

/** Where the constants of a module end, for those whose instances may run again. */
const constantsEnds = new WeakMap<WebAssembly.Module, number>()
const resting = new WeakMap<WebAssembly.Module, Resting>()
/** Memory never shrinks: an instance that has taken more than this is not kept. */
const MOST_KEPT_BYTES = 64 * 1024 * 1024

/**
 * From now on an instance of this module is used for one run after another, its memory put back each time as it was in
 * the beginning. Up to `constantsEnd` no run may change anything; no state but memory may outlive a run that returns.
 */
export function keepInstance(module: WebAssembly.Module, { constantsEnd }: { constantsEnd: number }): void {
  constantsEnds.set(module, constantsEnd)
}

/**
 * Runs a WASI command with files in memory only; what an earlier run left in memory is gone.
 *
 * Not `node:wasi`: that one keeps a stale pointer to the memory after it grows and takes the whole process down.
 * This host therefore asks for `memory.buffer` anew at every call. Throws `WasiError` when the module is not a command,
 * and whatever trap the module runs into.
 */
export function runCommand(module: WebAssembly.Module, args: readonly string[], guest?: CommandGuest): CommandResult {
  const constantsEnd = constantsEnds.get(module)
  if (constantsEnd === undefined) return instantiate(module).run(args, guest)
  const kept = resting.get(module) ?? keepable(instantiate(module), constantsEnd)
  // Not there while it runs: one that ends by a trap or in the middle has its stack where it broke off.
  resting.delete(module)
  const result = kept.run(args, guest)
  const bytes = new Uint8Array(kept.memory.buffer)
  if (result.hasReturned && bytes.length <= MOST_KEPT_BYTES) {
    bytes.set(kept.beginning, constantsEnd)
    bytes.fill(0, constantsEnd + kept.beginning.length)
    resting.set(module, kept)
  }
  return result
}

function keepable({ run, memory }: Omit<Resting, 'beginning'>, constantsEnd: number): Resting {
  return { run, memory, beginning: new Uint8Array(memory.buffer).slice(constantsEnd) }
}

/** A fresh instance: 10 to 20 ms for one with much in its memory. */
function instantiate(module: WebAssembly.Module): Omit<Resting, 'beginning'> {
  let files = new Map<string, MemoryFile>()
  let stdout: Uint8Array[] = []
  let descriptors = new Map<number, Descriptor>()
  let encodedArgs: Uint8Array[] = []
  let nextDescriptor = FOLDER_DESCRIPTOR + 1
  let memory: WebAssembly.Memory | null = null
  let asked: CommandGuest | undefined

  const encoder = new TextEncoder()
  const decoder = new TextDecoder()

  function buffer(): ArrayBuffer {
    if (memory === null) throw new WasiError('The module called its host before it had memory')
    return memory.buffer
  }
  const view = () => new DataView(buffer())
  const heap = () => new Uint8Array(buffer())

  /** The `[address, length]` pairs of a scatter/gather list. */
  function* pieces(list: number, count: number): Iterable<[number, number]> {
    for (let i = 0; i < count; i++) {
      const at = list + 8 * i
      yield [view().getUint32(at, true), view().getUint32(at + 4, true)]
    }
  }

  const imports = {
    args_sizes_get(countAt: number, sizeAt: number) {
      view().setUint32(countAt, encodedArgs.length, true)
      const size = encodedArgs.reduce((sum, arg) => sum + arg.length, 0)
      view().setUint32(sizeAt, size, true)
      return OK
    },
    args_get(pointersAt: number, bytesAt: number) {
      let pointer = pointersAt
      let target = bytesAt
      for (const arg of encodedArgs) {
        view().setUint32(pointer, target, true)
        heap().set(arg, target)
        pointer += 4
        target += arg.length
      }
      return OK
    },
    clock_time_get(_clock: number, _precision: bigint, resultAt: number) {
      // Frozen: the same text must give the same bytes, whenever it is spoken.
      view().setBigUint64(resultAt, 0n, true)
      return OK
    },
    fd_close(fd: number) {
      return descriptors.delete(fd) ? OK : BAD_DESCRIPTOR
    },
    fd_fdstat_get(fd: number, resultAt: number) {
      const descriptor = descriptors.get(fd)
      if (!descriptor) return BAD_DESCRIPTOR
      view().setUint8(resultAt, FILE_TYPE[descriptor.kind])
      view().setUint16(resultAt + 2, 0, true)
      view().setBigUint64(resultAt + 8, ALL_RIGHTS, true)
      view().setBigUint64(resultAt + 16, ALL_RIGHTS, true)
      return OK
    },
    fd_fdstat_set_flags() {
      return OK
    },
    fd_prestat_get(fd: number, resultAt: number) {
      if (fd !== FOLDER_DESCRIPTOR) return BAD_DESCRIPTOR
      view().setUint8(resultAt, 0)
      view().setUint32(resultAt + 4, 1, true)
      return OK
    },
    fd_prestat_dir_name(fd: number, nameAt: number) {
      if (fd !== FOLDER_DESCRIPTOR) return BAD_DESCRIPTOR
      heap()[nameAt] = '/'.charCodeAt(0)
      return OK
    },
    path_open(
      _folder: number,
      _lookup: number,
      nameAt: number,
      nameLength: number,
      flags: number,
      _rights: bigint,
      _inherited: bigint,
      _descriptorFlags: number,
      resultAt: number
    ) {
      const name = decoder.decode(heap().slice(nameAt, nameAt + nameLength))
      let file = files.get(name)
      if (!file) {
        if (!(flags & OPEN_CREATE)) return NO_SUCH_FILE
        file = { bytes: new Uint8Array(0), length: 0 }
        files.set(name, file)
      }
      if (flags & OPEN_TRUNCATE) file.length = 0
      const fd = nextDescriptor++
      descriptors.set(fd, { kind: 'file', file, position: 0 })
      view().setUint32(resultAt, fd, true)
      return OK
    },
    fd_read(fd: number, list: number, count: number, resultAt: number) {
      const descriptor = descriptors.get(fd)
      if (!descriptor) return BAD_DESCRIPTOR
      let total = 0
      if (descriptor.kind === 'file') {
        for (const [address, length] of pieces(list, count)) {
          const { file, position } = descriptor
          const chunk = file.bytes.subarray(position, Math.max(position, Math.min(position + length, file.length)))
          heap().set(chunk, address)
          descriptor.position += chunk.length
          total += chunk.length
        }
      }
      view().setUint32(resultAt, total, true)
      return OK
    },
    fd_seek(fd: number, offset: bigint, whence: number, resultAt: number) {
      const descriptor = descriptors.get(fd)
      if (descriptor?.kind !== 'file') return NOT_SEEKABLE
      const base = whence === 1 ? descriptor.position : whence === 2 ? descriptor.file.length : 0
      descriptor.position = Math.max(0, base + Number(offset))
      view().setBigUint64(resultAt, BigInt(descriptor.position), true)
      return OK
    },
    fd_write(fd: number, list: number, count: number, resultAt: number) {
      if (fd === ASK_DESCRIPTOR && memory) return asked?.onAsked(memory, list, count, resultAt) ? OK : BAD_DESCRIPTOR
      const descriptor = descriptors.get(fd)
      if (!descriptor || descriptor.kind === 'input' || descriptor.kind === 'folder') return BAD_DESCRIPTOR
      let total = 0
      for (const [address, length] of pieces(list, count)) {
        const chunk = heap().slice(address, address + length)
        if (descriptor.kind === 'output') descriptor.chunks.push(chunk)
        else descriptor.position = writeAt(descriptor.file, descriptor.position, chunk)
        total += length
      }
      view().setUint32(resultAt, total, true)
      return OK
    },
    proc_exit(exitCode: number) {
      throw new CommandExit(exitCode)
    }
  }

  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: imports })
  const { memory: exportedMemory, _start: start } = instance.exports
  if (!(exportedMemory instanceof WebAssembly.Memory) || typeof start !== 'function') {
    throw new WasiError('The module is not a WASI command: it must export memory and _start')
  }
  memory = exportedMemory

  const run = (args: readonly string[], guest?: CommandGuest): CommandResult => {
    files = new Map()
    stdout = []
    descriptors = new Map<number, Descriptor>([
      [0, { kind: 'input' }],
      [1, { kind: 'output', chunks: stdout }],
      [2, { kind: 'output', chunks: [] }],
      [FOLDER_DESCRIPTOR, { kind: 'folder' }]
    ])
    nextDescriptor = FOLDER_DESCRIPTOR + 1
    encodedArgs = args.map((arg) => encoder.encode(`${arg}\0`))
    let exitCode = 0
    let hasReturned = false
    asked = guest
    try {
      Reflect.apply(start, undefined, [])
      hasReturned = true
    } catch (error) {
      if (!(error instanceof CommandExit)) throw error
      exitCode = error.exitCode
    } finally {
      asked = undefined
    }
    const result = {
      exitCode,
      hasReturned,
      stdout: decoder.decode(Buffer.concat(stdout)),
      files: new Map([...files].map(([name, file]) => [name, file.bytes.subarray(0, file.length)]))
    }
    if (hasReturned) guest?.onReturned(instance.exports, result)
    return result
  }
  return { run, memory: exportedMemory }
}

/** Writes a chunk into a growing file and returns the position after it. */
function writeAt(file: MemoryFile, position: number, chunk: Uint8Array): number {
  const end = position + chunk.length
  if (end > file.bytes.length) {
    const grown = new Uint8Array(Math.max(end, file.bytes.length * 2, 65_536))
    grown.set(file.bytes.subarray(0, file.length))
    file.bytes = grown
  }
  file.bytes.set(chunk, position)
  file.length = Math.max(file.length, end)
  return end
}
