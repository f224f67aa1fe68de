import { expect, test } from 'vitest'

import { lineText, linesOf } from '#content/line-lint.ts'
import { plannedStory } from '#tests/support/planned-story.ts'
import { answerTo } from '../language/answer.ts'

function toldOf(typed: string): string {
  const plan = plannedStory(typed)
  return plan.kind === 'scenes'
    ? plan.plot.scenes
        .flatMap(({ steps }) => steps.flatMap(linesOf))
        .map(lineText)
        .join(' ')
    : ''
}

test('a question whose row says so is argued over and tried', () => {
  const row = answerTo('why is mars red')
  const told = toldOf('why is mars red')
  for (const said of [row?.try ?? '?', ...(row?.guesses ?? []), ...(row?.buts ?? [])]) expect(told).toContain(said)
})

test.each(['why is mars red', 'why do spoons hum at noon', 'why do gulls steal chips'])(
  'of “%s” nothing is told that nobody wrote',
  (typed) => expect(toldOf(typed)).not.toMatch(/\{(?:wrong|but|try)/u)
)

test('what asks back has its mark', () => {
  const told = toldOf('how does harmattan come')
  expect(told).toMatch(/Who’d hold the other end of it\?” (?!,)/u)
})
