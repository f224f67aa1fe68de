import { expect, test } from 'vitest'

import { answerTo } from './answer.ts'
import { joinedOrParted, questionAsWritten } from './question-as-typed.ts'

test.each([
  ['whats inside a volcano', 'what’s inside a volcano'],
  ['Hows chocolate made', 'How’s chocolate made'],
  ['wats thunder', 'what’s thunder'],
  ['y do cats purr', 'why do cats purr'],
  ['why dose it rain', 'why does it rain'],
  ['a y shaped tree', 'a y shaped tree'],
  ['what a day', 'what a day']
])('“%s” is written “%s”', (typed, written) => expect(questionAsWritten(typed)).toBe(written))

test('a word is joined or parted only into known ones', () => {
  const isKnown = (word: string): boolean => ['eyebrows', 'belly', 'buttons'].includes(word)
  expect(joinedOrParted('why do we have eye brows', isKnown)).toEqual(['why do we have eyebrows'])
  expect(joinedOrParted('why do we have bellybuttons', isKnown)).toEqual(['why do we have belly buttons'])
  expect(joinedOrParted('why do we have elbows', isKnown)).toEqual([])
})

test.each([
  ['why do we have bellybuttons', /cord/u],
  ['why do we have eye brows', /sweat/u],
  ['how do fire flies glow', /isn’t even warm/u],
  ['whats inside a volcano', /runny/u],
  ['wheres the sun at night', /stays where/u],
  ['whos the fastest animal', /cheetah/u],
  ['how come giraffes have such long necks', /leaves/u],
  ['y do cats purr', /throat/u],
  ['what color is a t-rex', /colours/u],
  ['why is the sky gray', /thick cloud/u],
  ['who made the first umbrella', /Egypt and China/u],
  ['who had the first birthday', /Romans/u],
  ['what makes snowflakes', /six arms/u],
  ['what makes salt', /dug out/u],
  ['why do puppies have their eyes closed', /finished/u]
])('“%s” is answered however it is spelt', (question, fact) => expect(answerTo(question)?.fact).toMatch(fact))

test('what must not be said with one may be said with many', () => {
  expect(answerTo('why do i get butterflies in my tummy')?.fact).toMatch(/flutters/u)
})
