import { expect, test } from 'vitest'

import { writeStory } from '#server/storyteller/embedded/embedded-storyteller.ts'
import { person } from '#tests/support/requested-character.ts'
import { planStory } from './plan-story.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl' })
const theo = person('Theo', 4, 'son', { avatar: 'boy' })
const request = (theme: string) =>
  ({
    characters: [isla, theo, person('Mum', 37, 'mother')],
    theme,
    duration: 'medium',
    culture: 'western',
    interests: []
  }) as const
const sentence = (theme: string) => planStory(request(theme), { seed: 'ofday', history: [] }).wish.says['ofday']

test.each([
  ['he was the line leader today and wore the orange hat', 'You were the line leader today and wore the orange hat'],
  ['we saw a man carrying a whole door on the train today', 'We saw a man carrying a whole door on the train today'],
  ['omar found a gecko behind the fridge and named it kevin', 'Omar found a gecko behind the fridge and named it Kevin']
])('a sentence of the family’s day is said to the hero: “%s”', (theme, said) => {
  expect(sentence(theme)).toBe(said)
})

test.each([
  'penguins',
  'tomorrow grandad brings his new van and a tent',
  'a wizard who was late for tea and missed the bus',
  'she wants a story about a fridge today please',
  'he cried at nursery today because the frog was gone',
  'they fought all day about the blue cup',
  'grandpa died today and we went to the hospital',
  'why did the cat go up the tree today',
  'best friend sat next to somebody else on the bus'
])('nothing is said before “%s”', (theme) => expect(sentence(theme)).toBeUndefined())

test('it is said in bed, when the story is told', () => {
  const { draft, faults } = writeStory(request('we saw a man carrying a whole door on the train today'), {
    seed: 'told',
    history: []
  })
  expect(faults).toEqual([])
  const said = draft.paragraphs.filter(({ text }) => text.includes('a man carrying a whole door'))
  expect(said.map(({ act }) => act)).toEqual([3])
})
