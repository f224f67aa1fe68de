import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { cutFonts } from './cut-fonts.mjs'
import { root } from './project.mjs'

test('the fonts that are served are the ones that are cut from the package', async () => {
  const cuts = await cutFonts()
  expect(cuts.map(({ file }) => file)).toHaveLength(7)
  for (const { file, bytes } of cuts) {
    const served = readFileSync(join(root, 'client', 'art', 'fonts', file))
    expect(Buffer.compare(bytes, served), `${file}: run "node scripts/cut-fonts.mjs"`).toBe(0)
  }
})
