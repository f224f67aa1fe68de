import { expect, test } from 'vitest'

import type { AudioStore, OpenedObject } from './audio-store.ts'

async function bytesOf(opened: OpenedObject | null): Promise<number[] | null> {
  if (!opened?.bytes) return null
  const bytes: number[] = []
  for await (const chunk of opened.bytes) bytes.push(...chunk)
  return bytes
}

/** What every audio store must do. `use` gives a fresh, empty store and cleans up after. */
export function audioStoreContract(
  name: string,
  use: (check: (store: AudioStore) => Promise<void>) => Promise<void>
): void {
  test(`${name}: what was written is read back, whole or in part`, () =>
    use(async (store) => {
      await store.write('a1.mp3', Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7))
      expect(await store.size('a1.mp3')).toBe(8)
      expect(await bytesOf(await store.open('a1.mp3'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
      expect(await bytesOf(await store.open('a1.mp3', { start: 0, end: 1 }))).toEqual([0, 1])
      expect(await bytesOf(await store.open('a1.mp3', { start: 6, end: 99 }))).toEqual([6, 7])
      expect(await bytesOf(await store.open('a1.mp3', { start: 7, end: 7 }))).toEqual([7])
    }))

  test(`${name}: opening a part says in the same trip how long the whole is and what comes`, () =>
    use(async (store) => {
      await store.write('a1.mp3', Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7))
      expect(await store.open('a1.mp3', { start: 2 })).toMatchObject({ totalBytes: 8, start: 2, end: 7 })
      expect(await store.open('a1.mp3', { start: 6, end: 99 })).toMatchObject({ totalBytes: 8, start: 6, end: 7 })
      const last = await store.open('a1.mp3', { last: 3 })
      expect(last).toMatchObject({ totalBytes: 8, start: 5, end: 7 })
      expect(await bytesOf(last)).toEqual([5, 6, 7])
      expect(await store.open('a1.mp3', { last: 99 })).toMatchObject({ totalBytes: 8, start: 0, end: 7 })
      for (const outside of [{ start: 8 }, { start: 9, end: 12 }, { last: 0 }])
        expect(await store.open('a1.mp3', outside)).toMatchObject({ totalBytes: 8, bytes: null })
    }))

  test(`${name}: what is not there is null`, () =>
    use(async (store) => {
      expect(await store.size('nothing')).toBeNull()
      expect(await store.open('nothing')).toBeNull()
      await store.remove('nothing')
    }))

  test(`${name}: names with a folder, an object without bytes`, () =>
    use(async (store) => {
      await store.write('segments/00ff', new Uint8Array(0))
      expect(await store.size('segments/00ff')).toBe(0)
      expect(await bytesOf(await store.open('segments/00ff'))).toEqual([])
    }))

  test(`${name}: writing again replaces, removing removes`, () =>
    use(async (store) => {
      await store.write('a.mp3', Uint8Array.of(1, 1, 1))
      await store.write('a.mp3', Uint8Array.of(2))
      expect(await bytesOf(await store.open('a.mp3'))).toEqual([2])
      await store.remove('a.mp3')
      expect(await store.size('a.mp3')).toBeNull()
    }))

  test(`${name}: writers of one name do not mix`, () =>
    use(async (store) => {
      const versions = [1, 2, 3, 4].map((value) => new Uint8Array(100_000).fill(value))
      await Promise.all(versions.map((bytes) => store.write('same', bytes)))
      const read = await bytesOf(await store.open('same'))
      expect(read).toHaveLength(100_000)
      expect(new Set(read).size).toBe(1)
    }))

  test(`${name}: refuses names that could mean something else`, () =>
    use(async (store) => {
      for (const bad of ['', '../up', '/root', 'a/../b', 'A.mp3', 'a b', 'a.mp3.part', 'a//b', '.hidden', 'a%2f']) {
        await expect(store.size(bad)).rejects.toThrow(RangeError)
        await expect(store.open(bad)).rejects.toThrow(RangeError)
        await expect(store.write(bad, Uint8Array.of(1))).rejects.toThrow(RangeError)
        await expect(store.remove(bad)).rejects.toThrow(RangeError)
      }
    }))
}
