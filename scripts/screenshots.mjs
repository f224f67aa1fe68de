import { liveWith, startChild } from './child-process.mjs'
// `npm run screenshots`: every screen and state at three sizes, into a folder that git does not see.
import { findOrInstallChromium } from './chromium.mjs'
import { prepare } from './prepare.mjs'

await prepare()
const chromium = await findOrInstallChromium()
if (chromium === null) {
  console.error('There is no Chromium here. Install one, or say where it is with CHROMIUM_PATH.')
  process.exit(1)
}
liveWith([
  startChild(['scripts/run-bench.mjs', 'screenshots', ...process.argv.slice(2)], { TALEWICK_CHROMIUM: chromium })
])
