import { expect, test } from 'vitest'

import { FIGURE_KINDS, FIGURES } from '#content/figures.ts'
import type { Figure } from '#content/figures/figure.ts'
import { plannedStory } from '#tests/support/planned-story.ts'
import { person } from '#tests/support/requested-character.ts'
import { BRANDS } from '../message/brands.ts'

/** What of a figure is told of a wish, by the ids of its scenes. */
function toldOf(typed: string, family?: Parameters<typeof plannedStory>[1]): string[] {
  const plan = plannedStory(typed, family)
  return plan.kind === 'scenes' ? plan.scenes.map(({ scene }) => scene.id).filter((id) => id.startsWith('figure-')) : []
}

function wornFor(typed: string): string {
  const plan = plannedStory(typed)
  if (plan.kind !== 'scenes') return ''
  return JSON.stringify(plan.scenes.filter(({ scene }) => scene.id === 'figure-wears').map(({ scene }) => scene.steps))
}

test.each(FIGURES.map((figure): [string, Figure] => [figure.names[0] ?? '', figure]))(
  '“%s” is told with what it wears',
  (name, figure) => expect(wornFor(name)).toContain(figure.wears)
)

test.each([
  ['batman story', /black sock/u],
  ['the gruffalo comes to tea', /pegs/u],
  ['chhota bheem and the laddoos', /orange towel/u],
  ['peppa pig jumping in puddles', /boots/u],
  ['mario kart', /moustache/u],
  ['k pop', /plait/u],
  ['frozen', /scarf/u],
  ['winnie the pooh and honey', /red jumper/u],
  ['elsa has a very tall hat', /scarf/u],
  ['diary of a wimpy kid', /rucksack/u],
  ['how to train your dragon', /napkin/u],
  // Of a figure without lines of its own, what is told of the kind.
  ['wonder woman', /towel/u]
])('“%s” is told with its own', (typed, own) => {
  expect(wornFor(typed)).toMatch(own)
  // A short night has one thing of it, and any other more.
  expect(toldOf(typed).length).toBeGreaterThan(1)
})

test('what the wish itself says of it is told first', () => {
  expect(toldOf('winnie the pooh and honey')[0]).toBe('figure-eats')
  expect(toldOf('chhota bheem and the laddoos')[0]).toBe('figure-eats')
})

test.each([
  'bluey is in hospital',
  'elsa’s grandma died',
  'a superhero',
  'a little pig',
  'spiderman lost his dad',
  'a piglet',
  'my jumper is inside out',
  'the leaves are turning red',
  'masha goes to school'
])('of “%s” nothing is told as a game of somebody else’s', (typed) => expect(toldOf(typed)).toEqual([]))

test('a tale of the figure itself is told as it was written', () => {
  expect(toldOf('my lego people come alive at night')).toEqual([])
})

test('a child of the family who is called so is only that child', () => {
  const elsa = person('Elsa', 5, 'daughter', { avatar: 'girl', hobbies: ['drawing'] })
  const mum = person('Mum', 37, 'mother', { hobbies: ['running'] })
  expect(toldOf('elsa', [elsa, mum])).toEqual([])
})

test('for each kind of figure there is a name that stands for one', () => {
  const named = new Set(BRANDS.map(([, concept]) => concept))
  expect(Object.keys(FIGURE_KINDS).filter((kind) => !named.has(kind))).toEqual([])
})
