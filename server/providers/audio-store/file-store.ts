import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { checkAudioName, type AudioStore } from './audio-store.ts'

export type FileStoreOptions = {
  /** Made when missing, readable by its owner only. */
  folder: string
  /** When the files grow beyond this together, those unused for longest are deleted. */
  maxBytes?: number
  /** Files that nobody used for so long are deleted, however much room there is: a voice says children's names. */
  maxIdleMs?: number
  /** What always stays free on the disk: stories come before sound, which can be made again. */
  leastFreeBytes?: number
}

const TWO_GIGABYTES = 2 * 1024 ** 3
const SIXTY_DAYS_MS = 60 * 24 * 60 * 60 * 1000
const SIXTY_FOUR_MEGABYTES = 64 * 1024 ** 2
const PART_ENDING = '.part'
/** A younger one may be what another node on the same folder is writing at this moment. */
const PART_IS_LEFT_AFTER_MS = 60 * 60 * 1000
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
/** How exactly the last use of a file is remembered over a restart. */
const USE_NOTED_EVERY_MS = 60 * 60 * 1000

type Known = { bytes: number; notedAt: number }

/**
 * An audio store in a folder. A file is written beside its place, forced to disk and moved there in one step; what a
 * killed process left half written is swept away at a later start.
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
  for (const file of await sweep(folder)) note(file.name, file.bytes, file.usedAt)
  const pathOf = (name: string) => join(folder, ...name.split('/'))
  await makeRoom()

  function note(name: string, bytes: number, notedAt: number): void {
    total += bytes - (known.get(name)?.bytes ?? 0)
    known.delete(name)
    known.set(name, { bytes, notedAt })
  }

  function forget(name: string): void {
    total -= known.get(name)?.bytes ?? 0
    known.delete(name)
  }

  async function noteUse(name: string, bytes: number): Promise<void> {
    const now = Date.now()
    const notedAt = known.get(name)?.notedAt ?? 0
    const isDue = now - notedAt > USE_NOTED_EVERY_MS
    note(name, bytes, isDue ? now : notedAt)
    // A note only: a file gone meanwhile, or a disk that takes no writes, costs nobody the sound.
    if (isDue) await utimes(pathOf(name), new Date(now), new Date(now)).catch(() => undefined)
  }

  async function makeRoom(keep?: string): Promise<void> {
    for (const [name, { notedAt }] of known) {
      if (total <= maxBytes && Date.now() - notedAt <= maxIdleMs) return
      if (name === keep) continue
      forget(name)
      await rm(pathOf(name), { force: true })
    }
  }

  /** Lets go of what was unused for longest until so much may be written. */
  async function makeFreeSpace(bytes: number): Promise<void> {
    let missing = bytes + leastFreeBytes - (await freeBytes(folder))
    for (const [name, { bytes: freed }] of known) {
      if (missing <= 0) return
      forget(name)
      await rm(pathOf(name), { force: true })
      missing -= freed
    }
    if (missing > 0) throw new Error('The disk is too full to keep sound on it')
  }

  async function sizeOf(name: string): Promise<number | null> {
    checkAudioName(name)
    const found = await ignoreMissing(stat(pathOf(name)))
    if (found?.isFile()) return found.size
    forget(name)
    return null
  }

  return {
    size: sizeOf,
    async read(name, range) {
      const bytes = await sizeOf(name)
      if (bytes === null) return null
      await noteUse(name, bytes)
      return readRange(pathOf(name), range && { start: range.start, end: Math.min(range.end, bytes - 1) })
    },
    async write(name, bytes) {
      checkAudioName(name)
      await makeFreeSpace(bytes.length)
      await writeInOneStep(pathOf(name), bytes)
      note(name, bytes.length, Date.now())
      await makeRoom(name)
    },
    async remove(name) {
      checkAudioName(name)
      forget(name)
      await rm(pathOf(name), { force: true })
    },
    async tidy() {
      await sweep(folder)
      await makeRoom()
    }
  }
}

async function* readRange(path: string, range: { start: number; end: number } | undefined): AsyncIterable<Uint8Array> {
  if (range && range.end < range.start) return
  for await (const chunk of createReadStream(path, range)) {
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
