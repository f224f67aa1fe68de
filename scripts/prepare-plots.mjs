// Under the pinned Node: writes the stories of `content/wish-plots` as the one file that `content/prepared-plots.ts` reads.
import { deepStrictEqual } from 'node:assert/strict'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import process from 'node:process'

import { plotsFile, plotsFolder } from '../content/plots-file.mjs'

// Asked before the sources are read: what is edited meanwhile makes the file one that nothing asks for.
const file = plotsFile()
const { allWishPlots } = await import('../content/wish-plots/all.ts')
const text = JSON.stringify(allWishPlots)
// A story that is more than data (a function, a pattern, an undefined) would be another one when it is read.
deepStrictEqual(JSON.parse(text), allWishPlots)
mkdirSync(plotsFolder, { recursive: true })
const draft = join(plotsFolder, `draft-${process.pid}`)
// On the disk before it has its name, so that no power cut leaves half of it.
writeFileSync(draft, text, { flush: true })
renameSync(draft, file)
// Of older sources, and drafts of processes that were killed; younger ones may be another process's, at work just now.
const HOUR_MS = 60 * 60 * 1000
for (const name of readdirSync(plotsFolder).filter((each) => each !== basename(file))) {
  const path = join(plotsFolder, name)
  if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > HOUR_MS)
    rmSync(path, { force: true })
}
