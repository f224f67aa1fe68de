import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { verifyStory } from '../verify/verify-story.ts'
import { writeStory } from './embedded-storyteller.ts'
import { withPronouns } from './pronouns.ts'
import { fits, realise, realiseMarked } from './realise.ts'
import { inPlace, isPlural } from './slot-forms.ts'

const isla = {
  name: 'Isla',
  age: 6,
  relationship: 'daughter',
  avatar: 'girl',
  hobbies: ['drawing'],
  traits: [],
  isGuest: false
}
const theo = { ...isla, name: 'Theo', age: 4, relationship: 'son', avatar: 'boy', hobbies: ['trains'] }

function storyOf(theme: string) {
  const request = { characters: [isla, theo], theme, duration: 'short', culture: 'western', interests: [] } as const
  return writeStory(request, { seed: 'forms', history: [] }).draft
}

test.each([
  ['prop.is', 'the hall floor, in socks', '', ' was put on top', 'the hall floor'],
  ['prop.is', 'a bottle, blown across the top', 'There stood ', '.', 'a bottle, blown across the top'],
  ['part', 'the second goat', 'Your ', ' is crooked', 'second goat'],
  ['A.part', 'the big one, who knew everything', 'to be ', ' any longer', 'the big one'],
  ['A.part', 'the big one, who knew everything', '“', ',” said Theo', 'the big one, who knew everything'],
  ['wish', 'the day the wifi broke, at last', 'about ', ' and', 'the day the wifi broke, at last']
])('{%s} “%s” takes the form of its place', (slot, text, before, next, form) => {
  expect(inPlace(slot, text, before, next)).toBe(form)
})

test.each([
  ['six chairs in a row', true],
  ['a row of chairs', false],
  ['the hall floor', false],
  ['cushions', true],
  ['torches and night lights along the wall', true],
  ['a box of pens', false],
  ['the bus', false],
  ['the feathery feet', true],
  ['the lens', false],
  ['two pairs of socks', true],
  ['some oatcakes and a mug of warm milk', true],
  ['some soup and two spoons', false],
  ['the stripy legs', true],
  ['the lens', false]
])('“%s”: more than one is %s', (text, many) => {
  expect(isPlural(text)).toBe(many)
})

test('what is said of several agrees with them', () => {
  const { plan } = storyOf('a train')
  const scene = { lent: new Map([['prop.is', 'six chairs in a row']]) }
  expect(realise('{prop.is} was put straight.', scene, plan, { things: new Set() }, 'x')).toBe(
    'Six chairs in a row were put straight.'
  )
  expect(realise('For that there was {prop.is}.', scene, plan, { things: new Set() }, 'x')).toBe(
    'For that there were six chairs in a row.'
  )
})

test.each([
  ['But {caller.part} was wide awake.', 'But the long ears were wide awake.'],
  ['“There’s {caller.part},” said Theo.', '“There are the long ears,” said Theo.']
])('what is said of the parts of a thing agrees with them: “%s”', (line, told) => {
  const { plan } = storyOf('a train')
  const wish = { ...plan.wish, says: { ...plan.wish.says, 'caller.part': 'the long ears' } }
  expect(realise(line, {}, { ...plan, wish }, { things: new Set() }, 'x')).toBe(told)
})

test.each([
  ['There {food.was} {food}, and it was soon eaten.', 'There were oatcakes with cheese, and it was soon eaten.'],
  ['Late as it was, there {food.was} still {food}.', 'Late as it was, there were still oatcakes with cheese.'],
  [
    'Supper was {food}, and everybody had asked for {food.it}.',
    'Supper was oatcakes with cheese, and everybody had asked for them.'
  ]
])('of a supper of several there were: “%s”', (line, told) => {
  const { plan } = storyOf('a train')
  const food = { text: 'oatcakes with cheese', mark: 'oatcakes', eaten: 'hands', isMany: true } as const
  expect(realise(line, { food }, plan, { things: new Set() }, 'x')).toBe(told)
})

test('a line about spoons is not told of what is eaten with the fingers', () => {
  const { plan } = storyOf('a train')
  const line = { text: 'Spoons went down into {food}.', eaten: ['spoon' as const] }
  const food = { text: 'pumpkin soup', mark: 'soup', eaten: 'spoon', isMany: false } as const
  expect(fits(line, { food }, plan)).toBe(true)
  expect(fits(line, { food: { ...food, eaten: 'hands' } }, plan)).toBe(false)
  expect(fits(line, {}, plan)).toBe(false)
})

test.each([
  ['the steamy goggles', 'The steamy goggles were carried in.'],
  ['Socks', 'Socks was carried in.']
])('what is told of a toy agrees with it: “%s”', (one, line) => {
  const { plan } = storyOf('bunny’s ear fell off')
  const { toy } = plan.wish
  expect(toy).not.toBeNull()
  const told = { ...plan, wish: { ...plan.wish, toy: toy && { ...toy, one } } }
  expect(realise('{toy} was carried in.', {}, told, { things: new Set() }, 'x')).toBe(line)
})

test.each([
  ['a princess who doesn’t like pink', 'It was a princess who doesn’t like pink the longest.', 'open-clause'],
  ['going to the dentist', 'All round the rubber duck it was going to the dentist.', 'deed-as-thing']
])('of “%s”, “%s” is heard', (theme, line, code) => {
  const { plan, title, paragraphs } = storyOf(theme)
  const wrong = [...paragraphs.slice(0, -1), { act: 2 as const, text: line }, ...paragraphs.slice(-1)]
  expect(verifyStory({ title, paragraphs: wrong }, plan, storyLibrary).map((fault) => fault.code)).toContain(code)
  expect(verifyStory({ title, paragraphs }, plan, storyLibrary).map((fault) => fault.code)).not.toContain(code)
})

const bottle: [string, string] = ['the drill', 'a bottle, blown across the top']

test('a description that runs on into the line is heard, and so is an article after “your”', () => {
  const draft = storyOf('the dentist')
  const world = {
    ...draft.plan.wish.world,
    props: [bottle]
  }
  const plan = { ...draft.plan, wish: { ...draft.plan.wish, world } }
  const codesWith = (text: string) =>
    verifyStory({ title: draft.title, paragraphs: [{ act: 1, text }, ...draft.paragraphs] }, plan, storyLibrary).map(
      (fault) => fault.code
    )
  expect(codesWith('A bottle, blown across the top was put straight.')).toContain('open-clause')
  expect(codesWith('A bottle was put straight.')).not.toContain('open-clause')
  expect(codesWith('“Your the second goat is crooked,” it said.')).toContain('article')
})

test('who comes after a joining “for” is no object', () => {
  const { plan } = storyOf('a haircut')
  const theoOf = plan.cast.find((member) => member.name === 'Theo')
  const scene = theoOf ? { S: theoOf } : {}
  const line = '{S} pulled harder. It was no good, for {S} and the comb came away together.'
  const told = realiseMarked(line, scene, plan, { things: new Set() }, 'x')
  expect(withPronouns(told, plan.cast).text).toBe(
    'Theo pulled harder. It was no good, for Theo and the comb came away together.'
  )
})
