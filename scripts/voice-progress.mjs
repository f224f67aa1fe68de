// How far a file has come: for `npm run voice -- install`.
const WIDTH = 30

/**
 * Shows a file's coming: on a terminal a bar in one line, which grows; elsewhere, in a log, a line at the end.
 * @param {string} path of the file, to be read by the operator
 * @param {{ isTTY?: boolean, write: (text: string) => unknown }} out
 * @returns {(have: number, all: number, isDone?: boolean) => void} to be called with the bytes that are here and that there are
 */
export function progressOf(path, out = process.stdout) {
  return (have, all, isDone = false) => {
    if (out.isTTY === true) {
      const filled = Math.round((have / all) * WIDTH)
      const bar = '#'.repeat(filled) + ' '.repeat(WIDTH - filled)
      out.write(`\r  [${bar}] ${path} ${megabytes(have)} of ${megabytes(all)}  ${isDone ? '\n' : ''}`)
    } else if (isDone) out.write(`  ${path}  ${megabytes(all)}\n`)
  }
}

/** @param {number} bytes */
export function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
