import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { readTheme } from './theme.ts'
import { readWish } from './wish.ts'

const moodsOf = (wish: string) => readWish(wish, readTheme(wish, storyLibrary, 'Isla')).moods

test('a tooth and a match are lost, and neither has to be looked for', () => {
  expect(moodsOf('lost my teddy')).toContain('lost')
  expect(moodsOf('Will lost a tooth')).not.toContain('lost')
  expect(moodsOf('losing a tooth')).not.toContain('losing')
  expect(moodsOf('we lost the football match')).toEqual(['losing'])
  // A race of snails is won by a snail.
  expect(moodsOf('a snail race')).not.toContain('losing')
  expect(moodsOf('he came third in the race')).toContain('losing')
})

test('a wish typed as a sentence about something known is said in its own words', () => {
  const aboutOf = (wish: string) => readWish(wish, readTheme(wish, storyLibrary, 'Isla')).about
  expect(aboutOf('the tooth fairy forgot to come')).toBe('the day the tooth fairy forgot to come')
  expect(aboutOf('why do cats purr')).toBe('why cats purr')
  expect(aboutOf('why is the moon following us')).toBe('the moon and the night')
})

test('what one did to another is what it began with', () => {
  const aboutOf = (wish: string) => readWish(wish, readTheme(wish, storyLibrary, 'Isla')).about
  expect(aboutOf('she bit her friend at daycare today')).toBe('the bite')
  for (const wish of [
    'she is a bit scared of swimming',
    'my tooth is a bit wobbly',
    'he bit his lip',
    'she bites her nails'
  ])
    expect(aboutOf(wish)).not.toBe('the bite')
  expect(aboutOf('i pushed the button and the lift came')).not.toBe('the push')
  expect(aboutOf('she kicked her ball over the fence')).not.toBe('the kick')
  expect(aboutOf('she hit her head at nursery')).not.toBe('the slap')
  expect(aboutOf('i pushed my sister off the swing and she cried')).toBe('the push')
  expect(aboutOf('a shark who bit the moon')).toBe('a shark who bit the moon')
  expect(moodsOf('red envelopes and her cousin got more')).toContain('quarrel')
  expect(moodsOf('he won’t share his scooter')).toContain('quarrel')
  // What two eat together, and what is thrown for fun, is none.
  expect(moodsOf('grandpa and the robin share a sandwich')).not.toContain('quarrel')
  expect(moodsOf('she hates sharing a room with her sister')).toContain('quarrel')
  expect(moodsOf('made him share one with his sister')).toContain('quarrel')
  expect(moodsOf('songkran water fight')).not.toContain('quarrel')
})
