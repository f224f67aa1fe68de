import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { badFileNames } from './file-names.mjs'
import { root, runTool, toolEnv } from './project.mjs'
import { add, nothing, readPlaywright, readVitest } from './tally.mjs'

const settings =
  /^(?:PORT|HOST|DATA_DIR|PUBLIC_URL|DATABASE_URL|AUDIO_|DRAIN_SECONDS|S3_|STORYTELLER|NARRATOR|SMTP_URL|MAIL_FROM|BILLING|STRIPE_|FIGMA_|SPOTIFY_|ADMIN_EMAILS|TRUST|NATIVE_ORIGINS|PASSWORD_POLICY|LOG_LEVEL|BRAND_)/

/**
 * The environment of a test run, with the compiled sources of the last one: each of its two hundred processes loads the
 * same packages. The operator's own settings are taken out of it, so that no test ever meets the real
 * database, mail server or key of the developer who runs it.
 */
function testEnv(extra = {}) {
  const env = toolEnv({ CI: 'true', NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'tests'), ...extra })
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settings.test(name)))
}

/**
 * Format, lint with the rules of imports, types, dead code, file names: each counts as one. With `files`, paths in the
 * project, only those are linted, for the rules that ask for types take longer than all the rest.
 * @param {string[] | null} files
 */
export async function runStaticChecks(files = null) {
  const linted = files === null ? [] : ['--no-error-on-unmatched-pattern', ...files.filter((file) => LINTED.test(file))]
  const tools = [
    { name: 'format', file: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'], hint: '"npm run format" puts it right' },
    // Without a path the linter takes the whole project.
    ...(linted.length === 1 ? [] : [{ name: 'lint', file: 'node_modules/oxlint/bin/oxlint', args: linted, hint: '' }]),
    { name: 'types', file: 'node_modules/typescript/bin/tsc', args: ['-b'], hint: '' },
    { name: 'dead code', file: 'node_modules/knip/bin/knip.js', args: ['--no-progress'], hint: '' }
  ]
  // Side by side: the compiler has one core's work and the linter two.
  const ended = await Promise.all(tools.map(({ file, args }) => runTool(file, args, { quiet: true })))
  const tally = tools
    .map(({ name, hint }, index) => report(name, ended[index].code === 0, `${ended[index].output.trim()}\n${hint}`))
    .reduce(add, nothing)
  const bad = badFileNames()
  return add(tally, report('file names', bad.length === 0, bad.join('\n')))
}

const LINTED = /\.[cm]?[jt]sx?$/

/** Unit, API and journey tests: everything that computes, and what `npm run check` runs. */
const QUICK = ['pure', 'node', 'client', 'journeys']

/**
 * Unit, API and journey tests, without those that wait for a real voice or a dying server. With `since`, a commit, only
 * those that import a file that has changed since then, and none is as good as all passed.
 * @param {string | null} since
 */
export async function runVitest(since = null) {
  const args = since === null ? [] : [`--changed=${since}`, '--passWithNoTests']
  return withReport('vitest', async (file) => {
    const { code } = await startVitest(QUICK, { file, args })
    return readVitest(file, code)
  })
}

/**
 * The tests that wait for a real voice, a dying server or a bucket that is away: a good half of their time no core has
 * anything to do, so they run beside others, two files at a time, and what they say is said when they are over.
 */
export async function runSlowVitest() {
  return withReport('vitest-slow', async (file) => {
    const { code, output } = await startVitest(['slow'], { file, args: ['--maxWorkers=2'], quiet: true })
    console.log(output.trim())
    return readVitest(file, code)
  })
}

function startVitest(projects, { file, args = [], quiet = false }) {
  const reporters = ['--reporter=default', '--reporter=./scripts/vitest-tally.mjs']
  // One that fails is tried once more, as in the browser; what passes then is named as flaky before the last line.
  return runTool(
    'node_modules/vitest/vitest.mjs',
    ['run', '--retry=1', ...projects.map((name) => `--project=${name}`), ...args, ...reporters],
    { env: testEnv({ TALEWICK_VITEST_TALLY: file }), quiet }
  )
}

/** Browser tests against the built app. `chromium` is the path of the browser. */
export async function runPlaywright(chromium) {
  return withReport('playwright', async (file) => {
    const { code } = await runTool('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json'], {
      env: testEnv({ TALEWICK_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file })
    })
    return readPlaywright(file, code)
  })
}

/** How many browser tests there are, for the run that has no browser. */
export async function countPlaywright() {
  const { output } = await runTool('node_modules/@playwright/test/cli.js', ['test', '--list'], {
    env: testEnv(),
    quiet: true
  })
  return Number(/Total: (\d+) test/.exec(output)?.[1] ?? 1)
}

function report(name, isGood, text) {
  console.log(`${isGood ? 'passed' : 'FAILED'}  ${name}`)
  if (!isGood) console.log(text.trim())
  return isGood
    ? { ...nothing, passed: 1 }
    : { ...nothing, failed: 1, failures: [{ name: `static checks › ${name}`, message: text }] }
}

async function withReport(name, body) {
  const folder = mkdtempSync(join(tmpdir(), `talewick-${name}-`))
  try {
    return await body(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
