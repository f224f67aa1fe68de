import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs'

import { AppError } from '#server/errors.ts'
import { errorFields, type Log } from '#server/log.ts'

/**
 * A file that does nothing but take up room. On a full disk it goes, and what must go on (signing in, deleting, the
 * counters behind reading and hearing) has that much left to write; what is large and new waits until it is back.
 */
export interface DiskReserve {
  /** The disk was full, and has no room for the reserve yet. */
  readonly isFull: boolean
  /** Gives the room up. @returns whether there was any to give */
  release(): boolean
  /** Takes it again, as far as there is room. */
  restore(): void
  /** @throws AppError('no-room') while the disk is full */
  requireRoom(): void
}

const CHUNK = 1024 * 1024

export function openDiskReserve({ file, bytes, log }: { file: string; bytes: number; log: Log }): DiskReserve {
  let isFull = false

  function restore(): void {
    if (statSync(file, { throwIfNoEntry: false })?.size === bytes) return
    try {
      writeWhole(file, bytes)
      if (isFull) log.info('There is room on the disk again')
      isFull = false
    } catch (error) {
      rmSync(file, { force: true })
      if (!isFull) log.error('The disk is full: only what is there can be read, heard and deleted', errorFields(error))
      isFull = true
    }
  }

  restore()
  return {
    get isFull() {
      return isFull
    },
    release() {
      if (!isFull) log.error('The disk is full: only what is there can be read, heard and deleted')
      isFull = true
      if (statSync(file, { throwIfNoEntry: false }) === undefined) return false
      rmSync(file, { force: true })
      return true
    },
    restore,
    requireRoom() {
      if (isFull)
        throw new AppError(
          'no-room',
          'There is no room left on this server for anything new. Your stories can be read and heard; deleting some makes room.',
          { code: 'disk_full' }
        )
    }
  }
}

/** Real bytes: a file with holes takes up nothing. */
function writeWhole(file: string, bytes: number): void {
  const handle = openSync(file, 'w', 0o600)
  try {
    const chunk = Buffer.alloc(CHUNK, 'Talewick keeps this room free. ')
    for (let left = bytes; left > 0; left -= CHUNK) writeSync(handle, chunk, 0, Math.min(left, CHUNK))
  } finally {
    closeSync(handle)
  }
}
