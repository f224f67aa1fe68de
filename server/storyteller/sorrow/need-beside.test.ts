import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

test.each([
  ['bouncy castle and nana collapsed', 'wish-bouncy-castle'],
  ['rugby with the uncle who hits', 'wish-rugby'],
  ['tea party without mummy', 'wish-tea-party'],
  ['three bears and baby bear died', 'wish-goldilocks'],
  ['baby dinosaur cancer', 'wish-baby-dinosaur'],
  ['dump truck carrying bodies', 'wish-dump-truck'],
  ['hiding in a cave from soldiers', 'wish-cave'],
  ['being brave and not telling', 'wish-being-brave'],
  ['telling the truth about what uncle did', 'wish-telling-the-truth'],
  ['learning to wait for a donor', 'wish-waiting'],
  ['twins but only one came home', 'wish-twins'],
  ['roblox man wants photos', 'wish-block-world'],
  ['a little bear misses his daddy', 'wish-seeks'],
  ['grandma slaps', 'wish-grandma'],
  ['picked on at school every day', 'wish-not-picked']
])('“%s” is none of the merry stories of its subject: %s', (typed, id) =>
  expect(plannedStory(typed).plot.id).not.toMatch(new RegExp(`^${id}`, 'u'))
)

test.each([
  ['bouncy castle at the fete', 'wish-bouncy-castle'],
  ['rugby with my uncle', 'wish-rugby'],
  ['a tea party with all the dolls', 'wish-tea-party'],
  ['goldilocks and the three bears', 'wish-goldilocks'],
  ['being brave', 'wish-being-brave'],
  ['telling the truth', 'wish-'],
  ['my twins', 'wish-twins'],
  ['camping by the lake', 'wish-camping'],
  ['grandma', 'wish-grandma']
])('“%s” is told by it: %s', (typed, id) => expect(plannedStory(typed).plot.id).toMatch(new RegExp(`^${id}`, 'u')))
