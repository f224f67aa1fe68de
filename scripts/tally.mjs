import { readFileSync } from 'node:fs'

/** Counts of one part of the checks. `failed` is never 0 when the part as a whole failed. */
export const nothing = { passed: 0, failed: 0, skipped: 0 }

export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** Reads vitest's JSON report. A file that could not be loaded, or an error outside any test, counts as one failure. */
export function readVitest(file, exitCode) {
  const report = readReport(file)
  if (report === null) return { ...nothing, failed: 1 }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed')
  )
  return settle(exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests
  })
}

/** Reads Playwright's JSON report. A flaky test is a failed one: it may not depend on luck. */
export function readPlaywright(file, exitCode) {
  const report = readReport(file)
  if (report === null) return { ...nothing, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  return settle(exitCode, { passed: expected, failed: unexpected + flaky, skipped })
}

/** `12 passed, 0 failed, 1 skipped` */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function settle(exitCode, counts) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`There is no readable report of this run: ${error.message}`)
    return null
  }
}
