import { expect, test } from 'vitest'

import { learnsOf } from './wish-learns.ts'

const theo = { called: 'Theo', pronouns: 'he', age: 5 } as const
const isla = { called: 'Isla', pronouns: 'she', age: 6 } as const

test.each([
  ['learning to hop', 'hop', 'hopped'],
  ['he is learning to catch a ball', 'catch a ball', 'caught a ball'],
  ['Theo learns to juggle', 'juggle', 'juggled'],
  ['theo’s learning how to tie knots', 'tie knots', 'tied knots'],
  ['wants to learn to wink', 'wink', 'winked'],
  ['he can’t wink yet', 'wink', 'winked'],
  ['practising hopping', 'hop', 'hopped'],
  ['learning to stand on one leg but keeps falling over', 'stand on one leg', 'stood on one leg'],
  ['learning to play chess with grandpa', 'play chess', 'played chess'],
  ['learning to talk spanish', 'talk Spanish', 'talked Spanish'],
  ['learning spanish', 'speak Spanish', 'spoke Spanish'],
  ['learning a handstand', 'do a handstand', 'did a handstand'],
  ['learning to flip pancakes', 'flip pancakes', 'flipped pancakes']
])('what is learnt in “%s”', (wish, base, did) => {
  expect(learnsOf(wish, theo)).toMatchObject({ learns: `to ${base}`, 'learns.do': base, 'learns.did': did })
})

test('whose fingers they are goes by who says it', () => {
  expect(learnsOf('theo learns to click his fingers', theo)).toEqual({
    learns: 'to click his fingers',
    'learns.do': 'click his fingers',
    'learns.did': 'clicked his fingers',
    'learns.my': 'click my fingers',
    'learns.your': 'click your fingers'
  })
  expect(learnsOf('learning to roll my tongue', isla)).toMatchObject({ 'learns.do': 'roll her tongue' })
})

test.each([
  'a fox learning to juggle',
  'he is learning to hop',
  'Otto is learning to hop',
  'learning difficulties',
  'learning that grandpa died',
  'learning to live without mummy',
  'learning to walk again',
  'learning to walk on her new leg',
  'learning to speak with his hands',
  'he is learning to talk but doesn’t',
  'learning to talk',
  'learning to use the potty',
  'learning to sleep in own bed',
  'learning to be patient',
  'learning to share',
  'learning to say sorry',
  'learning to say goodbye to nana',
  'learning to use her inhaler',
  'learning to stand up to bullies',
  'learning to cut with scissors',
  'learning to light matches',
  'learning to dive in the river',
  'learning to climb on the roof',
  'learning to hop because daddy left'
])('nothing: %s', (wish) => expect(learnsOf(wish, isla)).toEqual({}))

test('a grown-up who learns it is told otherwise', () => {
  expect(learnsOf('learning to hop', { called: 'Mum', pronouns: 'she', age: 38 })).toEqual({})
})
