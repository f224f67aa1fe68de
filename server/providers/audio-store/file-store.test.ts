import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

import { audioStoreContract } from './audio-store.contract.ts'
import { openFileStore } from './file-store.ts'

async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'audio-store-'))
  try {
    await run(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

audioStoreContract('file store', (check) =>
  withFolder(async (folder) => check(await openFileStore({ folder: join(folder, 'audio') })))
)

test('only the owner can look inside', () =>
  withFolder(async (folder) => {
    const store = await openFileStore({ folder: join(folder, 'audio') })
    await store.write('segments/a', Uint8Array.of(1))
    expect((await stat(join(folder, 'audio'))).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, 'audio', 'segments'))).mode & 0o777).toBe(0o700)
    expect((await stat(join(folder, 'audio', 'segments', 'a'))).mode & 0o777).toBe(0o600)
  }))

test('what was stored is there after a restart, old leftovers of a killed process are not', () =>
  withFolder(async (folder) => {
    const store = await openFileStore({ folder })
    await store.write('kept.mp3', Uint8Array.of(1, 2))
    await store.write('segments/kept', Uint8Array.of(3))
    const leave = async (name: string, minutesAgo: number) => {
      const time = new Date(Date.now() - minutesAgo * 60_000)
      await writeFile(join(folder, name), 'half')
      await utimes(join(folder, name), time, time)
    }
    await leave('torn.mp3.1234.part', 61)
    await leave('segments/torn.99.part', 61)
    // Perhaps another node on the same folder is writing this one.
    await leave('young.mp3.5678.part', 59)
    const reopened = await openFileStore({ folder })
    expect(await reopened.size('kept.mp3')).toBe(2)
    expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
      'kept.mp3',
      'segments',
      'segments/kept',
      'young.mp3.5678.part'
    ])
  }))

test('what was unused for longest makes room', () =>
  withFolder(async (folder) => {
    const store = await openFileStore({ folder, maxBytes: 3000 })
    for (const name of ['a', 'b', 'c']) await store.write(name, new Uint8Array(1000))
    // A clock of whole milliseconds cannot tell what was used within one of them.
    await sleep(5)
    await store.open('a')
    await store.write('d', new Uint8Array(1000))
    expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'd'])
    // An object larger than the whole store is kept alone rather than lost.
    await store.write('huge', new Uint8Array(5000))
    expect(await readdir(folder)).toEqual(['huge'])
  }))

test('what nobody used for sixty days goes, at the start and later', () =>
  withFolder(async (folder) => {
    const store = await openFileStore({ folder })
    for (const name of ['old', 'new']) await store.write(name, new Uint8Array(10))
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    await utimes(join(folder, 'old'), ago(61), ago(61))
    await utimes(join(folder, 'new'), ago(59), ago(59))
    await openFileStore({ folder })
    expect(await readdir(folder)).toEqual(['new'])
    const quick = await openFileStore({ folder, maxIdleMs: 50 })
    await quick.write('a', Uint8Array.of(1))
    await new Promise((resolve) => setTimeout(resolve, 80))
    await quick.write('b', Uint8Array.of(1))
    expect(await readdir(folder)).toEqual(['b'])
    // Also where nothing is written any more.
    await new Promise((resolve) => setTimeout(resolve, 80))
    await writeFile(join(folder, 'c.part'), 'half a sentence')
    await utimes(join(folder, 'c.part'), ago(1), ago(1))
    await quick.applyRetention()
    expect(await readdir(folder)).toEqual([])
  }))

test('a disk that is nearly full is left to the stories: old sound gives way, then none is kept', () =>
  withFolder(async (folder) => {
    const roomy = await openFileStore({ folder })
    for (const name of ['a', 'b', 'c']) await roomy.write(name, new Uint8Array(1_000_000))
    const { bavail, bsize } = await statfs(folder)
    const tight = await openFileStore({ folder, leastFreeBytes: bavail * bsize * 2 })
    await expect(tight.write('d', new Uint8Array(1000))).rejects.toThrow('too full')
    expect(await readdir(folder)).toEqual([])
  }))

test('which was used last is still known after a restart', () =>
  withFolder(async (folder) => {
    const store = await openFileStore({ folder })
    for (const name of ['a', 'b', 'c']) await store.write(name, new Uint8Array(1000))
    for (const [i, name] of ['b', 'a', 'c'].entries()) {
      const time = new Date(Date.now() - (9 - i) * 86_400_000)
      await utimes(join(folder, name), time, time)
    }
    await (await openFileStore({ folder })).open('b')
    const reopened = await openFileStore({ folder, maxBytes: 2500 })
    await reopened.write('d', new Uint8Array(500))
    expect((await readdir(folder)).toSorted()).toEqual(['b', 'c', 'd'])
  }))

test('two nodes on one folder: what the other has just played stays, and the bound holds for both together', () =>
  withFolder(async (folder) => {
    const one = await openFileStore({ folder, maxBytes: 4000 })
    for (const name of ['a', 'b', 'c']) await one.write(name, new Uint8Array(1000))
    for (const name of ['a', 'b', 'c']) {
      const time = new Date(Date.now() - 3 * 86_400_000)
      await utimes(join(folder, name), time, time)
    }
    const [first, second] = [
      await openFileStore({ folder, maxBytes: 4000 }),
      await openFileStore({ folder, maxBytes: 4000 })
    ]
    await second.open('a')
    await first.write('d', new Uint8Array(1000))
    await first.write('e', new Uint8Array(1000))
    expect(await readdir(folder)).toContain('a')
    for (let i = 0; i < 6; i++) await (i % 2 ? first : second).write(`more${i}`, new Uint8Array(1000))
    const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4000)
  }))

test('replacing an object does not count it twice', () =>
  withFolder(async (folder) => {
    const store = await openFileStore({ folder, maxBytes: 2500 })
    await store.write('other', new Uint8Array(1000))
    for (let i = 0; i < 5; i++) await store.write('same', new Uint8Array(1000))
    expect((await readdir(folder)).toSorted()).toEqual(['other', 'same'])
  }))

test('a file that somebody deleted is simply not there', () =>
  withFolder(async (folder) => {
    const store = await openFileStore({ folder })
    await store.write('a', Uint8Array.of(1))
    await rm(join(folder, 'a'))
    expect(await store.open('a')).toBeNull()
  }))

test('a process killed while it writes leaves no torn file under a final name', () =>
  withFolder(async (folder) => {
    const script = `
      const { openFileStore } = await import(${JSON.stringify(new URL('./file-store.ts', import.meta.url).href)})
      const store = await openFileStore({ folder: ${JSON.stringify(folder)} })
      console.log('ready')
      for (let i = 0; ; i++) await store.write('object' + (i % 5), new Uint8Array(3_000_000).fill(i % 251))
    `
    for (let round = 0; round < 4; round++) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit']
      })
      await once(child.stdout, 'data')
      await new Promise((resolve) => setTimeout(resolve, 40 + round * 37))
      child.kill('SIGKILL')
      await once(child, 'exit')
      for (const name of (await readdir(folder)).filter((file) => !file.endsWith('.part'))) {
        const bytes = await readFile(join(folder, name))
        expect(bytes.length).toBe(3_000_000)
        expect(bytes.every((byte) => byte === bytes[0])).toBe(true)
      }
    }
  }))
