import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { missingFromLockfile } from './complete-lockfile.mjs'
import { nodeDigests } from './node-digests.mjs'
import { pinnedNode, root } from './project.mjs'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

// npm refuses such a lockfile on a clean checkout only, where it is seen late.
test('the lockfile names the binaries of every platform (node scripts/complete-lockfile.mjs adds them)', () => {
  expect(missingFromLockfile()).toEqual([])
})

test('what every machine installs is held by a hash; what is not is a binary for one other platform alone', () => {
  const unheld = Object.entries(packages).filter(([path, entry]) => path !== '' && !entry.integrity)
  const forEverybody = unheld.filter(([, { optional, cpu }]) => !optional || cpu === undefined)
  expect(forEverybody.map(([path]) => path)).toEqual([])
  const ofThisMachine = unheld.filter(([, { os, cpu }]) => cpu?.includes('x64') && os?.includes('linux'))
  expect(ofThisMachine.map(([path]) => path).filter((path) => !/musl/.test(path))).toEqual([])
})

test('every hash of the lockfile is SHA-512', () => {
  const weak = Object.entries(packages).filter(
    ([, { integrity }]) => integrity && !/^sha512-[\w+/]{86}==$/.test(integrity)
  )
  expect(weak.map(([path]) => path)).toEqual([])
})

test('the digests of Node are those of the version that is pinned', () => {
  expect(nodeDigests.version).toBe(packages['node_modules/node'].version)
})

test.runIf(`${process.platform}-${process.arch}` in nodeDigests.sha256)(
  'the Node that runs the product is the one with that digest',
  () => {
    const digest = createHash('sha256').update(readFileSync(pinnedNode)).digest('hex')
    expect(digest).toBe(nodeDigests.sha256[`${process.platform}-${process.arch}`])
  }
)
