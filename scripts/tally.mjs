import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** So much of a failure's message is said again at the end: the whole of it stands further up. */
const MESSAGE_LINES = 15

/**
 * Counts of one part of the checks, and what failed in it by name: `failures` are `{ name, message }`. `failed` is never
 * 0, and `failures` never empty, when the part as a whole failed.
 */
export const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] }

export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures]
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

/** Reads Playwright's JSON report. A flaky test is a failed one: it may not depend on luck. */
export function readPlaywright(file, exitCode) {
  const report = readReport(file)
  if (report === null) return withoutReport('Playwright', exitCode)
  const { expected, unexpected, flaky, skipped } = report.stats
  const outside = (report.errors ?? []).map(({ message }) => ({ name: 'Playwright › outside any test', message }))
  return settle('Playwright', exitCode, {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: [...(report.suites ?? []).flatMap((suite) => playwrightFailures(suite)), ...outside]
  })
}

function playwrightFailures(suite, titles = []) {
  const own = (suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        name: path(
          `tests/e2e/${file}:${line}`,
          ...titles,
          status === 'flaky' ? `${title} (flaky: passed when tried again)` : title
        ),
        message: (results.find((one) => one.status !== 'passed')?.errors ?? []).map((one) => one.message).join('\n')
      }))
  )
  const inner = (suite.suites ?? []).flatMap((one) => playwrightFailures(one, [...titles, one.title]))
  return [...own, ...inner]
}

/** What failed, by name and with the beginning of its message, for the end of the output; empty when nothing did. */
export function failureList({ failures }) {
  if (failures.length === 0) return ''
  return ['Failed:', ...failures.map(({ name, message }) => `\n✘ ${name}\n${beginning(message)}`), '', ''].join('\n')
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
