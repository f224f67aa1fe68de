import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = new Set(['.css', '.js', '.json', '.svg', '.txt'])
const worthIt = 1024

/** Puts a `.br` and a `.gz` beside every file of a build that shrinks; the server hands those out as they are. */
export function compressFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) compressFolder(path)
    else if (compressible.has(extname(entry.name))) compressFile(path)
  }
}

function compressFile(path) {
  const bytes = readFileSync(path)
  if (bytes.length < worthIt) return
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
