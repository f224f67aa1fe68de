// Where the prepared stories of `content/wish-plots` lie, and whether what lies there is of today's sources. Plain
// JavaScript on Node's own modules: every start asks before anything else is read, also under the oldest Node.
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const content = dirname(fileURLToPath(import.meta.url))

export const plotsFolder = join(content, '..', 'dist', 'plots')

/**
 * The file of what is authored now. Its name says of which sources it was made (their names, their sizes and when they
 * were written, in whole seconds), so that no other's is read for it; reading twenty megabytes to be surer would cost a
 * start what preparing gains. An edit of the same length that keeps the old time is not seen: `npm run build` prepares anew.
 */
export function plotsFile(folder = content) {
  const hash = createHash('sha256')
  for (const path of sourcesIn(folder).sort()) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path.slice(folder.length)}\0${size}\0${Math.floor(mtimeMs / 1000)}\0`)
  }
  return join(plotsFolder, `${hash.digest('hex').slice(0, 16)}.json`)
}

/** @param {string} folder @returns {string[]} */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesIn(path)
    return /(?<!\.test)\.ts$/.test(entry.name) ? [path] : []
  })
}
