import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { expectConsole } from '../tests/support/fail-on-console.ts'
import { lastLine, readPlaywright, readVitest } from './tally.mjs'

const folder = mkdtempSync(join(tmpdir(), 'talewick-tally-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file that could not be loaded is a failure, though no test in it failed', () => {
  const file = report({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [] }
    ]
  })
  expect(readVitest(file, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 })
})

test('an exit code that is not 0 is a failure, whatever the counts say', () => {
  const file = report({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } })
  expect(readPlaywright(file, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  expect(readPlaywright(file, 0)).toEqual({ passed: 5, failed: 0, skipped: 0 })
})

test('a flaky test is a failed one', () => {
  expect(readPlaywright(report({ stats: { expected: 1, unexpected: 0, flaky: 2, skipped: 0 } }), 0).failed).toBe(2)
})

test('no report at all is a failure', () => {
  expectConsole('error', 'There is no readable report')
  expect(readVitest(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('the last line has the counts', () => {
  expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(lastLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
})

let count = 0
function report(content) {
  count += 1
  const file = join(folder, `${count}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}
