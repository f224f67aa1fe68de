import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

import { plotsFile } from '../content/plots-file.mjs'
import { wishPlots } from '../content/wish-plots.ts'
import { runTool } from './project.mjs'

test('the stories are written as one file, of which the name says from which sources, and read as they were written', async () => {
  const began = Date.now()
  // The tool itself compares what it has written with the sources.
  expect(await runTool('scripts/prepare-plots.mjs', [], { quiet: true })).toEqual({ code: 0, output: '' })
  const file = plotsFile()
  expect(statSync(file).mtimeMs).toBeGreaterThanOrEqual(began - 1000)
  const prepared = JSON.parse(readFileSync(file, 'utf8'))
  expect(prepared.length).toBeGreaterThan(1000)
  expect(prepared).toEqual(wishPlots)
})
