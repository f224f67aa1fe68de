import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { expectConsole } from '../tests/support/fail-on-console.ts'
import { root, runTool, toolEnv } from './project.mjs'
import { add, failureList, lastLine, nothing, readPlaywright, readVitest } from './tally.mjs'

const folder = mkdtempSync(join(tmpdir(), 'talewick-tally-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a run of vitest: failed tests with their groups and differences, broken files, hooks, and what came too late', async () => {
  const project = join(folder, 'project')
  mkdirSync(project)
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  const imports = "import { beforeAll, describe, expect, test } from 'vitest'\n"
  const files = {
    'broken.test.mjs': "import './nowhere.mjs'\n",
    'hook.test.mjs': `${imports}describe('a group', () => {
  beforeAll(() => { throw new Error('no set-up') })
  test('is never run', () => {})
})\n`,
    'late.test.mjs': `${imports}test('is well', () => { setTimeout(() => { throw new Error('too late') }, 5) })
test('is left out', (context) => context.skip())
test('waits', () => new Promise((done) => { setTimeout(done, 100) }))\n`,
    'luck.test.mjs': `${imports}let tries = 0
test('holds now and then', () => { expect(++tries).toBe(2) })\n`,
    'wrong.test.mjs': `${imports}describe('a group', () => {
  test('holds', () => { expect({ stars: 1 }).toEqual({ stars: 2 }) })
})\n`
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text)
  const file = join(folder, 'vitest.json')
  const { code } = await runTool(
    'node_modules/vitest/vitest.mjs',
    ['run', '--retry=1', '--root', project, '--maxWorkers=1', `--reporter=${join(root, 'scripts/vitest-tally.mjs')}`],
    { quiet: true, env: toolEnv({ TALEWICK_VITEST_TALLY: file }) }
  )
  const { failures, flaky, ...counts } = readVitest(file, code)
  expect(counts).toEqual({ passed: 3, failed: 4, skipped: 2 })
  expect(flaky).toEqual([
    { name: 'luck.test.mjs › holds now and then', message: expect.stringMatching(/expected 1 to be 2[^]*luck\.test/) }
  ])
  expect(Object.fromEntries(failures.map(({ name, message }) => [name, message]))).toEqual({
    'broken.test.mjs': expect.stringContaining('./nowhere.mjs'),
    'hook.test.mjs › a group': expect.stringContaining('no set-up'),
    'vitest › outside any test': expect.stringContaining('too late'),
    'wrong.test.mjs › a group › holds': expect.stringMatching(/"stars": 2[^]*"stars": 1[^]*wrong\.test\.mjs:3/)
  })
})

test('an exit code that is not 0 is a failure, whatever the counts say', () => {
  const file = report({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } })
  expect(readPlaywright(file, 0)).toEqual({ passed: 5, failed: 0, skipped: 0, failures: [], flaky: [] })
  const { failures, ...counts } = readPlaywright(file, 1)
  expect(counts).toEqual({ passed: 5, failed: 1, skipped: 0, flaky: [] })
  expect(failures).toEqual([{ name: 'Playwright', message: expect.stringContaining('exit code 1') }])
})

test('a flaky browser test counts as passed and is named; it and a failed one carry their first message', () => {
  const failedTry = { status: 'failed', errors: [{ message: 'the button was not there' }] }
  const spec = (title, status, results) => ({ file: 'a.spec.ts', line: 7, title, tests: [{ status, results }] })
  const counts = readPlaywright(
    report({
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          title: 'a.spec.ts',
          specs: [
            spec('now and then', 'flaky', [failedTry, { status: 'passed', errors: [] }]),
            spec('well', 'expected', [{ status: 'passed', errors: [] }])
          ],
          suites: [{ title: 'on a phone', specs: [spec('never', 'unexpected', [failedTry, failedTry])] }]
        }
      ]
    }),
    1
  )
  const message = 'the button was not there'
  expect(counts).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: [{ name: 'tests/e2e/a.spec.ts:7 › on a phone › never', message }],
    flaky: [{ name: 'tests/e2e/a.spec.ts:7 › now and then', message }]
  })
})

test('no report at all is a failure', () => {
  expectConsole('error', 'There is no readable report')
  const { failures, ...counts } = readVitest(join(folder, 'missing.json'), 0)
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] })
  expect(failures).toHaveLength(1)
})

test('the last line has the counts', () => {
  expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(lastLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
})

test('before the last line stands what failed, without colours, and of a long message the beginning', () => {
  expect(failureList(nothing)).toBe('')
  const long = Array.from({ length: 18 }, (_, index) => `line ${index + 1}`).join('\n')
  const all = [
    { name: 'a.test.ts › one', message: '\u001B[31mError\u001B[39m: no' },
    { name: 'static checks › types', message: long }
  ].reduce((sum, failure) => add(sum, { ...nothing, failed: 1, failures: [failure] }), nothing)
  const lines = failureList(all).split('\n')
  expect(lines.slice(0, 7)).toEqual([
    'Failed:',
    '',
    '✘ a.test.ts › one',
    '  Error: no',
    '',
    '✘ static checks › types',
    '  line 1'
  ])
  expect(lines.slice(20)).toEqual(['  line 15', '  … and 3 lines more, further up', '', ''])
  const flaky = [{ name: 'b.test.ts › two', message: 'late' }]
  expect(failureList({ ...nothing, flaky })).toBe(
    'Passed only when tried again (flaky):\n\n~ b.test.ts › two\n  late\n\n'
  )
})

let count = 0
function report(content) {
  count += 1
  const file = join(folder, `${count}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}
