import { expect, test } from 'vitest'

import { remember } from '../memory.ts'
import { planStory } from '../plan/plan-story.ts'
import { randomFrom } from '../random.ts'
import { chooseTitle } from './title.ts'

const isla = {
  name: 'Isla',
  age: 6,
  relationship: 'daughter',
  avatar: 'girl',
  hobbies: [],
  traits: [],
  isGuest: false
}

/** The title that a wish gets from these patterns, whatever plot was chosen. */
function titleOf(theme: string, titles: string[], told = titles.join(' ')): string {
  const request = { characters: [isla], theme, duration: 'medium', culture: 'western', interests: [] } as const
  const plan = planStory(
    { ...request, characters: [...request.characters], interests: [] },
    { seed: 'title', history: [] }
  )
  const patterned =
    plan.kind === 'journey' ? { ...plan, plot: { ...plan.plot, titles } } : { ...plan, plot: { ...plan.plot, titles } }
  return chooseTitle(patterned, remember([]), randomFrom('title'), () => false, told).text
}

test('a title that has an article leaves out the one of the wish', () => {
  expect(titleOf('the potty', ['The Great {wish} Contest', '{H} Wins'])).toMatch(
    /^(?:The Great Potty Contest|Isla Wins)$/
  )
  expect(titleOf('the potty', ['The Great {wish} Contest'])).toBe('The Great Potty Contest')
  expect(titleOf('a lighthouse', ['The Great {wish} Contest'])).toBe('The Great Lighthouse Contest')
})

test('a wish of many words, or one that says it already, gets another title', () => {
  const titles = ['The Great {wish} Contest', '{H} Counts to Three']
  expect(titleOf('the great potty contest', titles)).toBe('Isla Counts to Three')
  expect(titleOf('a dragon who is afraid of fire', titles)).toBe('Isla Counts to Three')
})

test('nobody is a guest from a deed, and a deed is not moved', () => {
  expect(titleOf('going to the dentist', ['A Guest from {wish}', '{H} and the Guest'])).toBe('Isla and the Guest')
  expect(titleOf('a lighthouse', ['A Guest from {wish}'])).toBe('A Guest from a Lighthouse')
})

test('a title names nothing that was not told tonight, where another does not', () => {
  const titles = ['From the Fridge On', 'Three Muddy Boots']
  expect(titleOf('a lighthouse', titles, 'Three boots stood there, and one of them was muddy.')).toBe(
    'Three Muddy Boots'
  )
  expect(titleOf('a lighthouse', titles, 'From then on the fridge hummed.')).toBe('From the Fridge On')
  expect(titles).toContain(titleOf('a lighthouse', titles, 'It was late.'))
})
