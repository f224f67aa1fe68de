// `npm run check`: what to run while working. Static checks, and the unit, API and journey tests that the changed files
// reach; `npm run check -- --all` lints everything and runs every one of these tests. No browser, nothing slow.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { runStaticChecks, runVitest } from './checks.mjs'
import { prepare } from './prepare.mjs'
import { root, run } from './project.mjs'
import { add, failureList, lastLine } from './tally.mjs'

await prepare({ withPages: false })
const since = process.argv.includes('--all') ? null : await lastShared()
if (since !== null)
  console.log(`Lint and tests of what has changed since ${since}; "npm run check -- --all" takes all.`)
const files = since === null ? null : await changedSince(since)
const [statics, tests] = await Promise.all([runStaticChecks(files), runVitest(since)])
const tally = add(statics, tests)
console.log(`${failureList(tally)}${lastLine(tally)}`)
process.exitCode = tally.failed > 0 ? 1 : 0

/** The last commit that others have too, the last one where there is no upstream, and null where there is no repository. */
async function lastShared() {
  return (await git('merge-base', 'HEAD', '@{upstream}'))?.[0] ?? (await git('rev-parse', 'HEAD'))?.[0] ?? null
}

/** Paths of the files that differ from that commit or are new, without those that were deleted. */
async function changedSince(commit) {
  const changed = (await git('diff', '--name-only', '--relative', commit)) ?? []
  const added = (await git('ls-files', '--others', '--exclude-standard')) ?? []
  return [...changed, ...added].filter((file) => existsSync(join(root, file)))
}

/** The lines that git answers, or null where it refuses. */
async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true })
  return code === 0 ? output.split('\n').filter((line) => line !== '') : null
}
