// Under the pinned Node: writes the stories of `content/wish-plots` as the one file that `content/prepared-plots.ts` reads.
import { deepStrictEqual } from 'node:assert/strict'
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
writeFileSync(draft, text)
renameSync(draft, file)
// Of older sources; a draft may be another process's, which has not finished.
for (const name of readdirSync(plotsFolder))
  if (name.endsWith('.json') && name !== basename(file)) rmSync(join(plotsFolder, name), { force: true })
