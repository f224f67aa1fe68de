import { countPlaywright, runPlaywright, runSlowVitest, runStaticChecks, runVitest } from './checks.mjs'
// `npm test`: everything. Ends with one line of counts.
import { findOrInstallChromium } from './chromium.mjs'
import { prepare } from './prepare.mjs'
import { add, failureList, lastLine, nothing } from './tally.mjs'

await prepare()
// What computes goes first, with both cores; what waits goes beside the browser.
const quick = await sideBySide(runStaticChecks(), runVitest())
const tally = add(quick, await sideBySide(browserTests(), runSlowVitest()))
console.log(`${failureList(tally)}${lastLine(tally)}`)
process.exitCode = tally.failed > 0 ? 1 : 0

async function sideBySide(...parts) {
  return (await Promise.all(parts)).reduce(add)
}

async function browserTests() {
  const chromium = await findOrInstallChromium()
  if (chromium !== null) return runPlaywright(chromium)
  const skipped = await countPlaywright()
  console.log(`SKIPPED ${skipped} browser tests: there is no Chromium here and none could be installed.`)
  console.log('Install Chromium or Chrome, or say where it is with CHROMIUM_PATH.')
  return { ...nothing, skipped }
}
