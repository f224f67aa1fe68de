import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

test.each([
  ['what if a walrus played the drums', 'wish-whoever-drums'],
  ['what if an octopus played the drums', 'wish-octopus-eight-drums'],
  ['what would happen if frogs sold ice cream?', 'wish-whoever-sells'],
  ['imagine if houses could walk', 'wish-house-grows-legs'],
  ['what if our house could walk?', 'wish-house-grows-legs'],
  ['What if dinosaurs came to school', 'wish-dinosaur-at-school'],
  ['a boy and his sister find a tiny door behind the carpet shop', 'wish-secret-door'],
  [
    'Two sisters, Amina and Noor, find a tiny door behind the shop and there is a boy inside who has lost his key',
    'wish-secret-door'
  ]
])('“%s” is told by the story of its deed', (wish, id) => expect(plannedStory(wish).plot.id).toBe(id))

test('what a creature is supposed to do is done by it', () =>
  expect(plannedStory('what if crocodiles brushed their teeth').plot.id).toBe('wish-crocodile-brushes'))

test.each(['what if giraffes had short necks', 'what if the sea was pink'])(
  '“%s” is not told by a story of its noun, in which it is not so',
  (wish) => expect(plannedStory(wish).plot.id).not.toMatch(/giraffe|ocean|sea$/u)
)
