import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'

import { type AudioStore, checkAudioName, resolveRange } from './audio-store.ts'

export interface FileStoreOptions {
  /** Made when missing, readable by its owner only. */
  folder: string
  /** When the files grow beyond this together, those unused for longest are deleted. */
  maxBytes?: number
  /** Files that were not used for so long are deleted, however much room there is: a voice says children's names. */
  maxIdleMs?: number
  /** What always stays free on the disk: stories come before sound, which can be made again. */
  leastFreeBytes?: number
}

/** File times are kept more coarsely than ours by some file systems. */
const CLOCK_GRAIN_MS = 2
const TWO_GIGABYTES = 2 * 1024 ** 3
const SIXTY_DAYS_MS = 60 * 24 * 60 * 60 * 1000
const SIXTY_FOUR_MEGABYTES = 64 * 1024 ** 2
const PART_ENDING = '.part'
/** A younger one may be what another node on the same folder is writing at this moment. */
const PART_IS_LEFT_AFTER_MS = 60 * 60 * 1000
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
/** How exactly the last use of a file is remembered, over a restart and by other nodes on the same folder. */
const USE_NOTED_EVERY_MS = 60 * 1000
/** What this node writes of the bound before it looks again what other nodes have written. */
const SHARE_BETWEEN_LOOKS = 1 / 64

interface Known {
  bytes: number
  usedAt: number
  /** What the folder says of it. */
  notedAt: number
}

/**
 * An audio store in a folder. A file is written beside its place, forced to disk and moved there in one step; what a
 * killed process left half written is swept away at a later start. Several nodes may share the folder: what is there,
 * and when it was last used, is what the folder says, not what one of them remembers.
 */
export async function openFileStore({
  folder,
  maxBytes = TWO_GIGABYTES,
  maxIdleMs = SIXTY_DAYS_MS,
  leastFreeBytes = SIXTY_FOUR_MEGABYTES
}: FileStoreOptions): Promise<AudioStore> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
  // From the longest unused to the latest used.
  const known = new Map<string, Known>()
  let total = 0
  let writtenSinceLook = 0
  const pathOf = (name: string) => join(folder, ...name.split('/'))
  await look()
  await makeRoom()

  /** Reads the folder anew. What is written while it is read keeps its place. */
  async function look(): Promise<void> {
    const before = Date.now()
    writtenSinceLook = 0
    const files = new Map((await sweep(folder)).map((file) => [file.name, { ...file, notedAt: file.usedAt }]))
    for (const [name, { bytes, notedAt, usedAt }] of known) {
      const file = files.get(name)
      if (file) file.usedAt = Math.max(file.usedAt, usedAt)
      else if (usedAt >= before) files.set(name, { name, bytes, notedAt, usedAt })
    }
    known.clear()
    total = 0
    for (const { name, ...file } of [...files.values()].sort((a, b) => a.usedAt - b.usedAt)) note(name, file)
  }

  function note(name: string, file: Known): void {
    total += file.bytes - (known.get(name)?.bytes ?? 0)
    known.delete(name)
    known.set(name, file)
  }

  function drop(name: string): void {
    total -= known.get(name)?.bytes ?? 0
    known.delete(name)
  }

  async function noteUse(name: string, bytes: number): Promise<void> {
    const now = Date.now()
    const notedAt = known.get(name)?.notedAt ?? 0
    const isDue = now - notedAt > USE_NOTED_EVERY_MS
    note(name, { bytes, usedAt: now, notedAt: isDue ? now : notedAt })
    // A note only: a file gone meanwhile, or a disk that takes no writes, costs no listener the sound.
    if (isDue) await utimes(pathOf(name), new Date(now), new Date(now)).catch(() => undefined)
  }

  async function makeRoom(keep?: string): Promise<void> {
    for (const [name, { usedAt }] of [...known]) {
      if (total <= maxBytes && Date.now() - usedAt <= maxIdleMs) return
      if (name === keep) continue
      await removeUnlessUsed(name, usedAt)
    }
  }

  /** Removes what is unused as far as this node knows, unless another node has used it since. @returns bytes set free */
  async function removeUnlessUsed(name: string, usedAt: number): Promise<number> {
    const found = await ignoreMissing(stat(pathOf(name)))
    if (found !== null && found.mtimeMs > usedAt + CLOCK_GRAIN_MS) {
      note(name, { bytes: found.size, usedAt: found.mtimeMs, notedAt: found.mtimeMs })
      return 0
    }
    drop(name)
    await rm(pathOf(name), { force: true })
    return found?.size ?? 0
  }

  /** Lets go of what was unused for longest until so much may be written. */
  async function makeFreeSpace(bytes: number): Promise<void> {
    let missing = bytes + leastFreeBytes - (await freeBytes(folder))
    for (const [name, { usedAt }] of [...known]) {
      if (missing <= 0) return
      missing -= await removeUnlessUsed(name, usedAt)
    }
    if (missing > 0) throw new Error('The disk is too full to keep sound on it')
  }

  async function sizeOf(name: string): Promise<number | null> {
    checkAudioName(name)
    const found = await ignoreMissing(stat(pathOf(name)))
    if (found?.isFile()) return found.size
    drop(name)
    return null
  }

  return {
    size: sizeOf,
    async open(name, range) {
      const totalBytes = await sizeOf(name)
      if (totalBytes === null) return null
      await noteUse(name, totalBytes)
      const part = range ? resolveRange(range, totalBytes) : { start: 0, end: totalBytes - 1 }
      return part
        ? { totalBytes, ...part, bytes: readPart(pathOf(name), part) }
        : { totalBytes, start: 0, end: 0, bytes: null }
    },
    async write(name, bytes) {
      checkAudioName(name)
      await makeFreeSpace(bytes.length)
      await writeInOneStep(pathOf(name), bytes)
      const now = Date.now()
      note(name, { bytes: bytes.length, usedAt: now, notedAt: now })
      writtenSinceLook += bytes.length
      if (writtenSinceLook > maxBytes * SHARE_BETWEEN_LOOKS) await look()
      await makeRoom(name)
    },
    async remove(name) {
      checkAudioName(name)
      drop(name)
      await rm(pathOf(name), { force: true })
    },
    async applyRetention() {
      await look()
      await makeRoom()
    }
  }
}

async function* readPart(path: string, part: { start: number; end: number }): AsyncIterable<Uint8Array> {
  if (part.end < part.start) return
  for await (const chunk of createReadStream(path, part)) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A file stream without encoding gives bytes')
    yield chunk
  }
}

async function writeInOneStep(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}${PART_ENDING}`
  await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE })
  try {
    const file = await open(part, 'wx', FILE_MODE)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** What this process may still write to the disk; some network disks do not say. */
async function freeBytes(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks === 0 ? Infinity : bavail * bsize
}

/** Makes a rename survive a power cut. Windows cannot open folders and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Deletes unfinished files and lists the others, longest unused first. */
async function sweep(folder: string): Promise<{ name: string; bytes: number; usedAt: number }[]> {
  const files: { name: string; bytes: number; usedAt: number }[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await ignoreMissing(stat(path))
    if (entry.name.endsWith(PART_ENDING)) {
      if (found && Date.now() - found.mtimeMs > PART_IS_LEFT_AFTER_MS) await rm(path, { force: true })
      continue
    }
    const name = path.slice(join(folder, sep).length).replaceAll(sep, '/')
    if (found) files.push({ name, bytes: found.size, usedAt: found.mtimeMs })
  }
  return files.sort((a, b) => a.usedAt - b.usedAt)
}

/** The value, or null when the file is not there (any more). */
async function ignoreMissing<T>(value: Promise<T>): Promise<T | null> {
  try {
    return await value
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
