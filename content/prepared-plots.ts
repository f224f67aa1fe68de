import { readFileSync } from 'node:fs'
import process from 'node:process'
import { z } from 'zod'

import type { ScenePlot } from './format.ts'
import { plotsFile } from './plots-file.mjs'

/**
 * The stories as `npm start` and `npm run build` have prepared them (`scripts/prepare-plots.mjs`); null where they have
 * not, or where a source has changed since. They are one and a half thousand modules, which take every thread and every
 * test process that tells a story three seconds to link; as one file they take a fifth of a second, and half the memory.
 */
export function readPreparedPlots(file = plotsFile()): ScenePlot[] | null {
  try {
    return prepared.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    // A file that was cut by a power cut, or that this user may not read, is no reason to tell no story.
    const isThere = !(error instanceof Error && 'code' in error && error.code === 'ENOENT')
    if (isThere)
      process.emitWarning(`${file} cannot be read, so the stories are read from their sources: ${String(error)}`)
    return null
  }
}

/** The compiler has checked the sources, of which the file's name says that it was made. */
const prepared = z.custom<ScenePlot[]>((value) => Array.isArray(value))
