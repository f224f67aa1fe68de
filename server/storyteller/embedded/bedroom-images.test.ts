import { expect, test } from 'vitest'

import type { Line } from '#content/format.ts'
import { storyLibrary } from '#content/library.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { goodnightOfGrownUp } from '#content/wish-talk.ts'
import { notShownYet } from './bedroom-images.ts'
import type { Moment } from './moment-list.ts'

const goodnight: Moment = {
  kind: 'goodnight',
  act: 3,
  paragraph: 0,
  priority: 0,
  lines: linesOf(goodnightOfGrownUp),
  scene: {}
}
const isNew = () => true

test('a lamp that has gone out is not put out again', () => {
  const out: Line = '{A} put out the lamp. “{goodnight}.”'
  expect(goodnight.lines).toContain(out)
  for (const line of linesOf(storyLibrary.shared.lights).filter((each) => /lamp|light/iu.test(lineText(each))))
    expect(notShownYet(goodnight.lines, goodnight, [line], isNew)).not.toContain(out)
  expect(notShownYet(goodnight.lines, goodnight, ['Toes were heavy.'], isNew)).toContain(out)
})

test('rather the same thing again than what the family heard lately', () => {
  const lines = ['The lamp was out.', 'Nothing moved.']
  expect(notShownYet(lines, goodnight, ['A lamp went out.'], isNew)).toEqual(['Nothing moved.'])
  expect(notShownYet(lines, goodnight, ['A lamp went out.'], (line) => line === lines[0])).toEqual(lines)
})

test('by day everything is shown as often as it is told', () => {
  const lines = ['The lamp was out.', 'Nothing moved.']
  expect(notShownYet(lines, { ...goodnight, act: 1 }, ['A lamp went out.'], isNew)).toEqual(lines)
})
