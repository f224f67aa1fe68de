// `npm run check`: what to run while working. Static checks, unit, API and journey tests; no browser.
import { runStaticChecks, runVitest } from './checks.mjs'
import { prepare } from './prepare.mjs'
import { add, lastLine } from './tally.mjs'

await prepare({ withPages: false })
const tally = add(await runStaticChecks(), await runVitest())
console.log(lastLine(tally))
process.exitCode = tally.failed > 0 ? 1 : 0
