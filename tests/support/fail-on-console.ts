import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

type Level = 'error' | 'warn'
interface Expectation {
  level: Level
  text: string | RegExp
  met: boolean
}

let surprises: string[] = []
let expectations: Expectation[] = []

/**
 * Says that the code under test is about to write to the console, and what. The test fails when the line never comes,
 * and, as always, when a line comes that was not expected. One expectation covers every line it matches.
 */
export function expectConsole(level: Level, text: string | RegExp): void {
  expectations.push({ level, text, met: false })
}

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    const line = format(...parts)
    const expected = expectations.find((one) => one.level === level && matches(one.text, line))
    if (expected) expected.met = true
    else surprises.push(`console.${level}: ${line}`)
  }
}

beforeEach(() => {
  surprises = []
  expectations = []
})

afterEach(() => {
  const missing = expectations
    .filter((one) => !one.met)
    .map((one) => `console.${one.level} never said: ${String(one.text)}`)
  const problems = [...surprises, ...missing]
  surprises = []
  expectations = []
  if (problems.length > 0) throw new Error(`The console was not as expected.\n${problems.join('\n')}`)
})

function matches(text: string | RegExp, line: string): boolean {
  return typeof text === 'string' ? line.includes(text) : text.test(line)
}
