import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

// Of these a frame could only say the words.
test.each([
  ['Garbage truck, early in the morning. make it rhyme if you can, he’s only two', 'wish-bin-lorry-smells-nice'],
  ['castle feast', 'wish-castles']
])('“%s” is told by %s', (wish, plot) => expect(plannedStory(wish).plot.id).toBe(plot))

// What comes after the noun may be what it is about.
test.each([
  ['football, the man at the fence has sweets, he is 6', 'wish-football-next-goal'],
  ['tractors, daddy’s van stayed at the lake. he is 4', 'wish-tractors'],
  ['castles, the babysitter’s brother comes up to say goodnight. she is 7', 'wish-castles'],
  ['maths homework. nobody hits anyone', 'wish-times-tables']
])('“%s” is not told merrily by %s', (wish, plot) => expect(plannedStory(wish).plot.id).not.toBe(plot))
