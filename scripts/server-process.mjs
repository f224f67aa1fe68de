// How the server's process is started: flags for Node, and what the environment must say before it begins.
import { join } from 'node:path'

import { root } from './project.mjs'

/**
 * Megabytes of room for the youngest objects, twice. V8's own 16 are filled to the brim before anything is collected, which
 * costs a small server thirty megabytes and gains it nothing that can be measured. Leave to collect garbage when the
 * threads go to rest. And each pattern compiled to machine code at once: V8 makes byte code of it first, and the long
 * ones by which wishes are read are used again and again, so the first story of a process took half as long again.
 */
export const serverFlags = ['--max-semi-space-size=4', '--expose-gc', '--no-regexp-tier-up']

/**
 * The compiled sources of the last start, without which every start strips the types of some eight hundred files again;
 * where the folder cannot be written, it does. And two thresholds of glibc's memory: without the first it keeps the tens of
 * megabytes that a voice has given back; the second asks the system for each piece of 32 KB by itself, so that one small
 * piece that is still in use does not hold thirty megabytes of what compilers needed around it.
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'talewick'),
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768'
}
