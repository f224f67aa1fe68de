import { expect, test } from 'vitest'

import { lineText, linesOf } from '#content/line-lint.ts'
import { allWishPlots } from '#content/wish-plots/all.ts'
import { plannedStory } from '#tests/support/planned-story.ts'
import { answerTo } from '../language/answer.ts'
import { withAnswer } from './answer-scenes.ts'

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
  (typed) => expect(toldOf(typed)).not.toMatch(/\{(?:wrong|but|try|known)/u)
)

test('what asks back has its mark', () => {
  const told = toldOf('how does harmattan come')
  expect(told).toMatch(/Who’d hold the other end of it\?” (?!,)/u)
})

test('only where the answer is known it is called the true one', () => {
  expect(toldOf('why do bats hang upside down')).toContain('It was true, and they said it very quietly')
  const unknown = toldOf('how does a rainbow know where to stop')
  expect(unknown).not.toContain('And that was the true one')
  expect(unknown).toContain('Until today it had never even wondered')
})

test.each(allWishPlots.filter(({ tellsAny }) => tellsAny === 'question').map((plot) => [plot.id, plot] as const))(
  '%s calls nothing true where nobody knows it, and looks it up tomorrow',
  (_, plot) => {
    const unknown = withAnswer(plot, { answer: null })
    const told = unknown.scenes.flatMap(({ steps }) => steps.flatMap(linesOf)).map(lineText)
    expect(told.join(' ')).toMatch(/tomorrow/iu)
    expect([...told, JSON.stringify({ ...unknown, about: '', scenes: [] })].join(' ')).not.toMatch(/\btrue one\b/u)
  }
)
