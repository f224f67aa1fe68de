// `npm run check`: what to run while working. Static checks, unit, API and journey tests; no browser, nothing slow.
import { runStaticChecks, runVitest } from './checks.mjs'
import { prepare } from './prepare.mjs'
import { add, failureList, lastLine } from './tally.mjs'

await prepare({ withPages: false })
const [statics, tests] = await Promise.all([runStaticChecks(), runVitest()])
const tally = add(statics, tests)
console.log(`${failureList(tally)}${lastLine(tally)}`)
process.exitCode = tally.failed > 0 ? 1 : 0
