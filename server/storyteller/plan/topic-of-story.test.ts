import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { topicOfStory, type StoryTopic } from './topic-of-story.ts'

function topicOf(wish: string): StoryTopic | null {
  const plan = plannedStory(wish)
  return plan.kind === 'scenes' ? topicOfStory(plan) : null
}

test.each([
  ['the kettle broke', 'the kettle', 'a kettle', 'it'],
  ['a teapot who is bored of tea', 'the teapot', 'a teapot', 'it'],
  ['a hedgehog who is scared of balloons', 'the hedgehog', 'a hedgehog', 'it'],
  ['a moon that won’t go to bed', 'the moon', 'a moon', 'it'],
  ['kittens', 'the kittens', 'kittens', 'them'],
  ['monster trucks', 'the monster trucks', 'monster trucks', 'them'],
  ['a bin lorry', 'the bin lorry', 'a bin lorry', 'it'],
  ['snow', 'the snow', 'snow', 'it'],
  ['the plumber fixed the tap and let me hold the torch', 'the plumber', 'a plumber', undefined]
])('of “%s” it is %s', (wish, the, a, it) => {
  expect(topicOf(wish)).toEqual({ the, a, ...(it === undefined ? {} : { it }) })
})

test.each([
  'moving house',
  'football',
  'Christmas',
  'grandpa died last week',
  'my first day at school',
  'learning to whistle'
])('in “%s” there is no thing, animal or person that it is about', (wish) => {
  expect(topicOf(wish)).toBeNull()
})
