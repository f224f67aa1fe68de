import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { secondTopics } from '#content/second-topics.ts'
import { person } from '#tests/support/requested-character.ts'
import { remember } from '../memory.ts'
import { collisionTest } from '../plan/collisions.ts'
import { planStory } from '../plan/plan-story.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { randomFrom } from '../random.ts'
import { verifyStory } from '../verify/verify-story.ts'
import { writeStory } from './embedded-storyteller.ts'
import { tell } from './tell.ts'

const FAMILY = [person('Ines', 6, 'daughter', { avatar: 'girl' }), person('Bram', 38, 'father', { avatar: 'man' })]

function briefOf(theme: string, duration: 'short' | 'medium' | 'long') {
  return { characters: FAMILY, theme, duration, culture: 'western' as const, interests: [] }
}

/** The story of a hedgehog, with a topic beside it whatever the wish says. */
function toldWith(topic: string, duration: 'medium' | 'long') {
  const hedgehog = planStory(briefOf('a hedgehog', duration), { seed: topic, history: [] })
  const says = { ...hedgehog.wish.says, topic, host: 'the hedgehog' }
  const plan: StoryPlan = { ...hedgehog, wish: { ...hedgehog.wish, says } }
  const draft = tell(plan, storyLibrary, remember([]), randomFrom(topic), collisionTest(plan.cast), 'any')
  return { draft, faults: verifyStory(draft, plan, storyLibrary).filter(({ code }) => code !== 'length') }
}

test.each(secondTopics.map(({ id }) => id))('“%s” is told beside a hedgehog without a fault', (id) => {
  for (const duration of ['medium', 'long'] as const) {
    const { draft, faults } = toldWith(id, duration)
    expect(faults.map(({ code, detail }) => `${code}: ${detail}`)).toEqual([])
    // Before the first scene and in the middle; in a long night once more, and in bed.
    expect(draft.kinds.filter((kind) => kind === 'also').length).toBeGreaterThanOrEqual(duration === 'long' ? 4 : 2)
  }
})

// A short night has room for one passage of it, and a long one for all four.
test.each([
  ['short', 1],
  ['medium', 2],
  ['long', 4]
] as const)('a %s night of a wish of two things has both', (duration, passages) => {
  const { draft, faults } = writeStory(briefOf('dumplings on parade', duration), { seed: 'seed', history: [] })
  const text = draft.paragraphs.map((paragraph) => paragraph.text).join(' ')
  expect(faults).toEqual([])
  expect(draft.plan.plot.id).toBe('wish-dumplings')
  expect(text.match(/dumpling/gu)?.length).toBeGreaterThan(3)
  expect(draft.kinds.filter((kind) => kind === 'also').length).toBeGreaterThanOrEqual(passages)
})
