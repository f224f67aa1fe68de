// How the server's process is started: flags for Node, and what the environment must say before it begins.
import { join } from 'node:path'

import { root } from './project.mjs'

/**
 * Megabytes of room for the youngest objects, twice. V8's own 16 are filled to the brim before anything is tidied up, which
 * costs a small server thirty megabytes and gains it nothing that can be measured.
 */
export const serverFlags = ['--max-semi-space-size=4']

/**
 * The compiled sources of the last start, without which every start strips the types of some eight hundred files again;
 * where the folder cannot be written, it does. And glibc's threshold held where it begins, for it otherwise keeps the
 * tens of megabytes that a voice has given back.
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'talewick'),
  MALLOC_TRIM_THRESHOLD_: '131072'
}
