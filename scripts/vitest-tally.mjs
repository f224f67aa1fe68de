import { writeFileSync } from 'node:fs'

/**
 * A reporter for vitest: what its own of JSON says, with what that one leaves out, which are the difference between the
 * expected and the received, the hooks that failed, and the errors outside any test (a worker that died, a promise
 * rejected after its test). Writes `{ passed, failed, skipped, failures, flaky }`, the last two of `{ name, message }`, into
 * the file `TALEWICK_VITEST_TALLY`.
 */
export default class VitestTally {
  onTestRunEnd(modules, unhandled) {
    const tally = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] }
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result()
        if (state === 'passed') pass(tally, named(module, test), test.diagnostic()?.flaky ? errors : [])
        else if (state === 'failed') fail(tally, named(module, test), errors)
        else tally.skipped += 1
      }
      for (const part of [module, ...module.children.allSuites()])
        if (part.errors().length > 0) fail(tally, named(module, part), part.errors())
    }
    for (const error of unhandled) fail(tally, 'vitest › outside any test', [error])
    writeFileSync(process.env.TALEWICK_VITEST_TALLY, JSON.stringify(tally))
  }
}

function named(module, part) {
  const names = part === module ? [] : part.fullName.split(' > ')
  return [module.relativeModuleId, ...names].join(' › ')
}

function fail(tally, name, errors) {
  tally.failed += 1
  tally.failures.push(said(name, errors))
}

/** `errors` are those of its first try, when it needed a second. */
function pass(tally, name, errors) {
  tally.passed += 1
  if (errors.length > 0) tally.flaky.push(said(name, errors))
}

function said(name, errors) {
  return { name, message: errors.map(textOf).join('\n') }
}

function textOf({ name, message, stack, diff }) {
  const whole = stack?.includes(message) ? stack : `${name}: ${message}\n${stack ?? ''}`
  const places = whole
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules|^\s+at .*\(?node:|^\s+at new Promise/.test(line))
  const head = places.filter((line) => !/^\s+at /.test(line))
  return [...head, ...(diff ? [diff] : []), ...places.filter((line) => /^\s+at /.test(line))].join('\n')
}
