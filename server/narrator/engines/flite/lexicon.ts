/** Functions of the module by which Flite's lexicon is asked. Their names are looked up as those of the vocoder are. */
const OPEN = 'cmu_lex_init'
const LOOK_UP = 'lex_lookup'
const FIRST = 'val_car'
const REST = 'val_cdr'
const TEXT = 'val_string'
const ALLOCATE = 'malloc'
/** What the module must export for `readLexicon`, besides what the vocoder needs. */
export const LEXICON: readonly string[] = [OPEN, LOOK_UP, FIRST, REST, TEXT]

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The module does not give its lexicon away as Flite 2 does. */
export class LexiconError extends Error {}

/**
 * Words as Flite's lexicon has them, or as it reads their letters: the sounds of each, with a mark of stress behind the vowels,
 * `ow0 l ih1 v iy0 ax0`. What Flite prints has lost the marks. Words are in small letters; the module has run
 * (`CommandGuest.onReturned`), and what this takes of its memory is gone when the memory is put back.
 */
export function readLexicon(exports: WebAssembly.Instance['exports'], words: readonly string[]): string[][] {
  const { memory } = exports
  if (!(memory instanceof WebAssembly.Memory)) throw new LexiconError('The module exports no memory')
  const lexicon = call(exports, OPEN, [])
  return words.map((word) => {
    const bytes = encoder.encode(`${word}\0`)
    const address = call(exports, ALLOCATE, [bytes.length])
    new Uint8Array(memory.buffer).set(bytes, address)
    const sounds: string[] = []
    // No part of speech and no features: the first entry of a word.
    for (let at = call(exports, LOOK_UP, [lexicon, address, 0, 0]); at !== 0; at = call(exports, REST, [at])) {
      sounds.push(textAt(memory, call(exports, TEXT, [call(exports, FIRST, [at])])))
    }
    return sounds
  })
}

function textAt({ buffer }: WebAssembly.Memory, address: number): string {
  const bytes = new Uint8Array(buffer, address)
  return decoder.decode(bytes.subarray(0, bytes.indexOf(0)))
}

function call(exports: WebAssembly.Instance['exports'], name: string, args: readonly number[]): number {
  const found = exports[name]
  if (typeof found !== 'function') throw new LexiconError(`The module exports no ${name}`)
  const result: unknown = Reflect.apply(found, undefined, args)
  if (typeof result !== 'number') throw new LexiconError(`${name} gave back nothing`)
  return result >>> 0
}
