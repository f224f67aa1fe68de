import { expect, test } from 'vitest'

import * as fallback from './fallback-lines.ts'
import type { Line } from './format.ts'
import { storyLibrary } from './library.ts'
import { lineText, linesOf } from './line-lint.ts'
import { pairAsleep } from './sleepers-in-pairs.ts'
import * as sleepers from './sleepers.ts'
import { supper } from './suppers.ts'
import * as wishTalk from './wish-talk.ts'

const { shared, cultures, hobbies, traits } = storyLibrary

/** What may be told right after the last word of any story, or of any other line of an evening. */
const BANKS: Record<string, readonly Line[]> = {
  supper,
  wash: linesOf(shared.wash),
  settle: linesOf(shared.settle),
  heavy: linesOf(shared.heavy),
  breath: linesOf(shared.breath),
  lights: linesOf(shared.lights),
  quiet: linesOf(shared.quiet),
  rollCall: linesOf(shared.rollCall),
  goodnight: [
    shared.goodnight,
    wishTalk.goodnightOfGrownUp,
    wishTalk.goodnightOfChild,
    wishTalk.goodnightOfToy
  ].flatMap(linesOf),
  lullaby: Object.values(cultures).flatMap(({ lullaby }) => lullaby.map(({ text }) => text)),
  sleepers: [
    sleepers.babyAsleep,
    sleepers.animalAsleep,
    sleepers.childAsleep,
    sleepers.grownUpAsleep,
    sleepers.toyAsleep,
    sleepers.anyoneAsleep,
    pairAsleep
  ].flat(),
  dreams: [
    fallback.openDream,
    fallback.plainDream,
    fallback.dreamsTogether,
    fallback.dreamsOfChildren,
    fallback.dreamsOfGrownUps
  ].flat(),
  tomorrows: fallback.tomorrows,
  dream: hobbies.flatMap(({ dream }) => dream),
  rest: traits.flatMap(({ rest }) => rest)
}

/** “Next came the duck who rowed”, “By then there was soup”, “They took their time”: of whom, and after what? */
const POINTING =
  /^(?:First came|Next|Then|So (?:they|it|the)|And|But|By then|After (?:that|this)|Before long|In the end|That (?:was|came|done)|This|These|Those|They|Them|Their|She|He|Her|Him|His|It (?:went|came|began|had an?)|Again|Such|The (?:same|other|next))\b/u

test.each(Object.entries(BANKS))('no line of %s begins with a word that points at what was said before', (_, lines) => {
  expect(lines.map(lineText).filter((text) => POINTING.test(text))).toEqual([])
})

test('whoever eats, sings or is sung to is not “they” before anybody has been named', () => {
  const told = [...supper, ...(BANKS['lullaby'] ?? []), ...fallback.dreamsTogether].map((line) =>
    lineText(line).replaceAll(/“[^”]*”/gu, '')
  )
  expect(told.filter((text) => /\b(?:they|their)\b/iu.test(text))).toEqual([])
})

test.each(hobbies.map((hobby) => [hobby.id, hobby] as const))(
  '%s is said in twelve ways by day and in twelve in bed',
  (_, { habit, dream }) => {
    for (const lines of [habit, dream]) expect(new Set(lines.map(lineText)).size).toBeGreaterThanOrEqual(12)
  }
)

test.each(['siblings', 'child-elder', 'child-grown-up'] as const)('%s have forty things to say in bed', (pair) => {
  const banks = storyLibrary.talk.filter((bank) => bank.pair === pair && bank.topic === 'sleepy')
  expect(new Set(banks.flatMap(({ lines }) => linesOf(lines).map(lineText))).size).toBeGreaterThanOrEqual(40)
})

test.each(['wash', 'settle', 'heavy', 'breath', 'lights', 'quiet'] as const)(
  '%s has forty lines for any evening',
  (name) => {
    expect(new Set(linesOf(shared[name]).map(lineText)).size).toBeGreaterThanOrEqual(40)
  }
)
