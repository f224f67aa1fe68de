import { describe, expect, test } from 'vitest'

import type { ScenePlot } from '#content/format.ts'
import { storyLibrary, type StoryLibrary } from '#content/library.ts'
import { replays } from '#content/replays.ts'
import { briefOf } from '#tests/support/wish-plots-told.ts'
import { remember } from '../memory.ts'
import { collisionTest } from '../plan/collisions.ts'
import { planStory } from '../plan/plan-story.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { randomFrom } from '../random.ts'
import { verifyStory } from '../verify/verify-story.ts'
import { writeStory } from './embedded-storyteller.ts'
import { tell } from './tell.ts'

/** Of one thing, of two and of four; with what is told of each. */
const MESSAGES = [
  ['we got stuck in traffic for two hours and sang all the songs', ['stuck in traffic', 'sang all the songs']],
  ['we took the train to see the big museum and Isla saw a whale skeleton', ['took the train', 'saw a whale skeleton']],
  [
    'we missed the bus. mum threw a slipper at it. the slipper got a ride to town. Isla jumped in every puddle on the way home',
    ['missed the bus', 'threw a slipper', 'got a ride to town', 'jumped in every puddle']
  ]
] as const

const EVENINGS = [
  ['short', 'mother and child'],
  ['short', 'a household'],
  ['medium', 'mother and child'],
  ['medium', 'a household'],
  ['long', 'mother and child'],
  ['long', 'a household']
] as const

const plots = storyLibrary.scenePlots.filter(({ tellsAny }) => tellsAny === 'relived')

describe.each(plots.map((plot) => [plot.id, plot] as const))('%s', (_, plot) => {
  test.each(EVENINGS)('shows what happened once more, %s to %s', (duration, cast) => {
    for (const [message, said] of MESSAGES) {
      const { draft, faults } = writeStory(
        briefOf(message, duration, cast),
        { seed: message, history: [] },
        onlyWith([plot])
      )
      const text = draft.paragraphs.map((paragraph) => paragraph.text).join('\n')
      expect(draft.plan.plot.id).toBe(plot.id)
      expect(faults).toEqual([])
      for (const part of duration === 'short' ? said.slice(0, 2) : said) expect(text).toContain(part)
      expect(draft.kinds.filter((kind) => kind === 'replay').length).toBeGreaterThanOrEqual(2)
    }
  })
})

/** What is known of a noun, for what is shown of any. */
const PIGEONS = { 'shown.1.the': 'the pigeons', 'shown.1.move': 'nodded at every step', 'shown.1.stand': 'a grey sock' }

/** A day on which two things happened, with a replay after the first of them whatever it was. */
function toldWith(id: string, duration: 'medium' | 'long') {
  const request = briefOf(MESSAGES[1][0], duration, 'mother and child')
  const day = planStory(request, { seed: id, history: [] }, onlyWith(plots))
  const says = { ...day.wish.says, 'replay.1': id, 'replay.bed': id, ...PIGEONS }
  const plan: StoryPlan = { ...day, wish: { ...day.wish, says } }
  const draft = tell(plan, storyLibrary, remember([]), randomFrom(id), collisionTest(plan.cast), 'any')
  return { draft, faults: verifyStory(draft, plan, storyLibrary).filter(({ code }) => code !== 'length') }
}

test.each(replays.map((replay) => [replay.id, replay] as const))('“%s” is shown without a fault', (id, { played }) => {
  for (const duration of ['medium', 'long'] as const) {
    const { draft, faults } = toldWith(id, duration)
    expect(faults.map(({ code, detail }) => `${code}: ${detail}`)).toEqual([])
    const text = draft.paragraphs.map((paragraph) => paragraph.text).join(' ')
    // A stretch without a name in it, which may be “she” by then.
    const stretches = played.map((each) => each.split(/[“”{}]/u).toSorted((one, other) => other.length - one.length)[0])
    expect(stretches.some((stretch) => stretch !== undefined && text.includes(stretch.trim()))).toBe(true)
  }
})

test('the verifier misses what a message told and the story does not', () => {
  const [message] = MESSAGES[1]
  const { draft } = writeStory(
    briefOf(message, 'medium', 'mother and child'),
    { seed: message, history: [] },
    onlyWith(plots)
  )
  const paragraphs = draft.paragraphs.map((each) => ({ ...each, text: each.text.replaceAll(/skeleton/gu, 'lamp') }))
  expect(draft.plan.wish.says['relived']).toBe('yes')
  expect(verifyStory(draft, draft.plan, storyLibrary).filter(({ code }) => code === 'told')).toEqual([])
  expect(verifyStory({ ...draft, paragraphs }, draft.plan, storyLibrary).map(({ code }) => code)).toContain('told')
})

/** So that no other story is nearer. */
function onlyWith(scenePlots: readonly ScenePlot[]): StoryLibrary {
  return { ...storyLibrary, scenePlots: [...scenePlots] }
}
