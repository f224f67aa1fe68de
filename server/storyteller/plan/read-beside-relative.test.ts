import { expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'

test.each([
  [
    'a vampire that only drinks tomato juice meets a werewolf puppy',
    'once.first',
    'a vampire that only drank tomato juice'
  ],
  ['a monster who only eats socks opens a sock shop', 'once', 'a monster that only ate socks opened a sock shop'],
  ['the princess who never sleeps finds a lost star', 'role.first', 'the princess who never slept'],
  [
    'a princess who loves swords and a blacksmith who loves dresses trade jobs',
    'mate.first',
    'a blacksmith who loved dresses'
  ],
  ['a knight who is so shy that he hides all day wins a cup', 'once.first', 'a knight who was very shy'],
  ['a lion with a sore throat looking for a scarf', 'once.first', 'a lion with a sore throat']
])('“%s” is told of what happens, with what is known of who does it', (wish, slot, said) => {
  const { plot, wish: read } = plannedStory(wish)
  expect(plot.id).toMatch(/^wish-(?:deed|once|role|two)-/u)
  expect(read.says[slot]).toBe(said)
})

test('of one who only goes somewhere the trouble is told, and the going is promised beside it', () => {
  const { plot, wish } = plannedStory('a robot who can’t dance goes to a disco')
  expect(plot.id).toBe('wish-whoever-dance')
  expect(wish.visitor?.first).toBe('a robot that could not dance')
  expect(wish.says).toMatchObject({ once: 'the robot went to a disco', promised: 'once' })
})

test('where a story was written for the whole wish, nothing of it is cut', () => {
  const { plot, wish } = plannedStory('a dog with a cone on its head goes to the vet')
  expect(plot.id).toBe('wish-vet-lion')
  expect(wish.says['promised']).toBe('wish')
})

test.each(['a boy who lost his mum goes to the zoo', 'a girl who is hit at school meets a fox'])(
  'nothing of “%s” is cut',
  (wish) => expect(plannedStory(wish).plot.id).not.toMatch(/^wish-(?:deed|role|two)-/u)
)

test.each([
  ['a pirate and a mermaid swap places', /^wish-role-trades$/u],
  ['an elephant and a mouse swap houses', /^wish-two-swaps$/u],
  ['a digger and a crane help each other', /^wish-two-/u],
  ['a bear and a fox share one umbrella', /^wish-shares-over$/u],
  ['a lion with a wobbly tooth who is too shy to tell anyone', /^wish-whoever-shy$/u],
  ['a kid detective and the missing cake', /^wish-whoever-detective$/u]
])('in the story of “%s” that is done', (wish, id) => expect(plannedStory(wish).plot.id).toMatch(id))

test('of one who comes from the world of a brand its own trouble is told', () =>
  expect(plannedStory('a minecraft creeper that just wants hugs').plot.id).toBe('wish-whoever-hug'))
