import { countPlaywright, runPlaywright, runSlowVitest, runStaticChecks, runVitest } from './checks.mjs'
// `npm test`: everything. Ends with one line of counts.
import { findOrInstallChromium } from './chromium.mjs'
import { prepare } from './prepare.mjs'
import { add, failureList, lastLine, nothing } from './tally.mjs'

await prepare()
// What mostly waits goes beside everything else from the first; what computes goes before the browser.
const tally = await sideBySide(runSlowVitest(), quickThenBrowser())
console.log(`${failureList(tally)}${lastLine(tally)}`)
process.exitCode = tally.failed > 0 ? 1 : 0

async function sideBySide(...parts) {
  return (await Promise.all(parts)).reduce(add)
}

async function quickThenBrowser() {
  const quick = await sideBySide(runStaticChecks(), runVitest())
  return add(quick, await browserTests())
}

async function browserTests() {
  const chromium = await findOrInstallChromium()
  if (chromium !== null) return runPlaywright(chromium)
  const skipped = await countPlaywright()
  console.log(`SKIPPED ${skipped} browser tests: there is no Chromium here and none could be installed.`)
  console.log('Install Chromium or Chrome, or say where it is with CHROMIUM_PATH.')
  return { ...nothing, skipped }
}
