import { expect, test } from 'vitest'

import { randomRequest } from '../../../bench/story-requests.ts'
import { writeStory } from '../embedded/embedded-storyteller.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { countWords } from '../text-measures.ts'
import { eveningFaults } from './evening.ts'
import type { FinishedStory } from './verify-story.ts'

interface Sample {
  plan: StoryPlan
  paragraphs: FinishedStory['paragraphs']
}

const samples: Sample[] = Array.from({ length: 24 }, (_, index) => {
  const asked = randomRequest(`evening ${index}`)
  // Of a wish that leaves the choice to us is told a journey, before which they may have eaten.
  const request = index % 3 === 0 ? { ...asked, theme: '' } : asked
  const { draft } = writeStory(index % 2 === 0 ? { ...request, duration: 'short' } : request, {
    seed: `e${index}`,
    history: []
  })
  return { plan: draft.plan, paragraphs: draft.paragraphs }
})

function codesOf({ plan }: Sample, paragraphs: FinishedStory['paragraphs']): string[] {
  return eveningFaults(paragraphs, plan).map(({ code }) => code)
}

function foodOf({ plan }: Sample): string {
  return plan.culture.place.foods[0]?.text ?? ''
}

function suppersIn({ plan, paragraphs }: Sample): number[] {
  const foods = plan.culture.place.foods.map(({ text }) => text.toLowerCase())
  return [...paragraphs.entries()].flatMap(([at, { text }]) =>
    foods.some((food) => text.toLowerCase().includes(food)) ? [at] : []
  )
}

test('stories of every length and cast have nothing to hear about their evening', () => {
  expect(samples.flatMap((sample) => codesOf(sample, sample.paragraphs))).toEqual([])
})

test('nobody eats supper twice, and it is never told after the bed', () => {
  for (const { plan, paragraphs } of samples) {
    expect(suppersIn({ plan, paragraphs }).length).toBeLessThanOrEqual(1)
  }
  const eatLate = samples.filter((sample) => suppersIn(sample).some((at) => sample.paragraphs[at]?.act === 3))
  const eatEarly = samples.filter((sample) => suppersIn(sample).some((at) => sample.paragraphs[at]?.act === 0))
  expect(eatLate.length).toBeGreaterThan(0)
  expect(eatEarly.length).toBeGreaterThan(0)
})

test('a second supper is heard', () => {
  for (const sample of samples.filter((each) => suppersIn(each).length === 1)) {
    const again = [...sample.paragraphs, { act: 3 as const, text: `Then came ${foodOf(sample)}.` }]
    expect(codesOf(sample, again)).toContain('supper-twice')
  }
})

test.each([
  '{H} brushed each tooth.',
  'In bed {H} thought of it once more.',
  'Supper was over.',
  '{H} was put into pyjamas.'
])('supper after “%s” is heard', (sooner) => {
  const late = samples.filter((sample) => suppersIn(sample).some((at) => sample.paragraphs[at]?.act === 3))
  for (const sample of late) {
    const [at = 0] = suppersIn(sample)
    const text = sooner.replace('{H}', sample.plan.hero.called)
    const act = sooner === 'Supper was over.' ? 0 : 3
    const told = sample.paragraphs.toSpliced(act === 0 ? 0 : at, 0, { act, text })
    expect(codesOf(sample, told)).toContain('supper-late')
  }
})

test.each(['{H} fell asleep.', 'At once {H} was fast asleep.', 'Then {H} slept.', '{H} went to sleep.'])(
  'falling asleep a second time, as in “%s”, is heard',
  (line) => {
    for (const sample of samples) {
      const name = sample.plan.hero.called
      const told = [
        ...sample.paragraphs.slice(0, -1),
        { act: 3 as const, text: line.replace('{H}', name) },
        { act: 3 as const, text: `And ${name} was asleep.` }
      ]
      expect(codesOf(sample, told)).toContain('asleep-twice')
    }
  }
)

test('of two who are called alike, each may fall asleep', () => {
  for (const sample of samples) {
    const { hero, cast } = sample.plan
    const little = { ...hero, name: `Little ${hero.name}`, called: `Little ${hero.called}` }
    const told = [...sample.paragraphs, { act: 3 as const, text: `Little ${hero.called} slept.` }]
    expect(codesOf({ ...sample, plan: { ...sample.plan, cast: [...cast, little] } }, told)).not.toContain(
      'asleep-twice'
    )
  }
})

test('an ending that takes too much of the story is heard', () => {
  for (const sample of samples.filter((each) => suppersIn(each).some((at) => each.paragraphs[at]?.act === 3))) {
    const words = sample.paragraphs.reduce((sum, { text }) => sum + countWords(text), 0)
    const slow = { act: 3 as const, text: 'It was dark. '.repeat(Math.ceil(words / 6)).trim() }
    expect(codesOf(sample, [...sample.paragraphs, slow])).toContain('ending')
  }
})
