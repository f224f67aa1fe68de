import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** So much of a failure's message is said again at the end: the whole of it stands further up. */
const MESSAGE_LINES = 15

/**
 * Counts of one part of the checks, and what failed in it by name: `failures` are `{ name, message }`. `failed` is never
 * 0, and `failures` never empty, when the part as a whole failed. `flaky`, of the same shape, failed once, passed when
 * tried again, and is counted as passed.
 */
export const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] }

export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
    flaky: [...a.flaky, ...b.flaky]
  }
}

/**
 * Reads what `vitest-tally.mjs` wrote down. A file that could not be loaded, a hook that failed, and an error outside
 * any test count as one failure each.
 */
export function readVitest(file, exitCode) {
  const report = readReport(file)
  return report === null ? withoutReport('vitest', exitCode) : settle('vitest', exitCode, report)
}

/** Reads Playwright's JSON report. */
export function readPlaywright(file, exitCode) {
  const report = readReport(file)
  if (report === null) return withoutReport('Playwright', exitCode)
  const { expected, unexpected, flaky, skipped } = report.stats
  const outside = (report.errors ?? []).map(({ message }) => ({ name: 'Playwright › outside any test', message }))
  return settle('Playwright', exitCode, {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: [...named('unexpected', report.suites), ...outside],
    flaky: named('flaky', report.suites)
  })
}

/** The tests of one status, each with what it said when it failed first. */
function named(status, suites = [], titles = []) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => ({
          name: path(`tests/e2e/${file}:${line}`, ...titles, title),
          message: (results.find((one) => one.status !== 'passed')?.errors ?? []).map((one) => one.message).join('\n')
        }))
    ),
    ...inner.flatMap((one) => named(status, [one], [...titles, one.title]))
  ])
}

/** What failed, and what did so once, by name and with the beginning of its message, for the end of the output. */
export function failureList({ failures, flaky }) {
  return `${list('Passed only when tried again (flaky):', '~', flaky)}${list('Failed:', '✘', failures)}`
}

function list(heading, sign, tests) {
  if (tests.length === 0) return ''
  return [heading, ...tests.map(({ name, message }) => `\n${sign} ${name}\n${beginning(message)}`), '', ''].join('\n')
}

function beginning(message) {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  const more = lines.length - MESSAGE_LINES
  return [...lines.slice(0, MESSAGE_LINES), ...(more > 0 ? [`… and ${more} lines more, further up`] : [])]
    .map((line) => `  ${line}`.trimEnd())
    .join('\n')
}

/** `12 passed, 0 failed, 1 skipped` */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function path(...parts) {
  return parts.filter((part) => part !== '').join(' › ')
}

function settle(name, exitCode, counts) {
  if (exitCode === 0 && counts.failures.length === 0) return counts
  if (counts.failures.length > 0) return { ...counts, failed: Math.max(counts.failed, 1) }
  const message = `It ended with exit code ${exitCode}, though no test of it failed. The reason stands further up.`
  return { ...counts, failed: Math.max(counts.failed, 1), failures: [{ name, message }] }
}

function withoutReport(name, exitCode) {
  const message = `It ended with exit code ${exitCode} and without a readable report. The reason stands further up.`
  return { ...nothing, failed: 1, failures: [{ name, message }] }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`There is no readable report of this run: ${error.message}`)
    return null
  }
}
