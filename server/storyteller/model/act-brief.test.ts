import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'

import { type ActCard, fakeModelServer } from '#tests/support/fake-model-server.ts'
import { littleModelAt } from '#tests/support/little-model.ts'
import { person } from '#tests/support/requested-character.ts'
import type { FamilyHistory, StoryBrief, StoryFacts } from '../storyteller.ts'
import { createModelStoryteller } from './model-storyteller.ts'

const REQUEST: StoryBrief = {
  characters: [
    person('Hana', 6, 'daughter', { hobbies: ['drawing'], traits: ['stubborn'] }),
    person('Joe', 71, 'grandfather', { hobbies: ['gardening'] }),
    person('Biscuit', 4, 'dog', { hobbies: ['digging'] }),
    person('Tim', 3, 'son')
  ],
  theme: 'a lighthouse',
  duration: 'short',
  culture: 'western',
  interests: []
}

const fake = await fakeModelServer()
afterAll(async () => await fake.close())

/** What the model was told for each act, in order; a second asking for the same act, of a correction, is not counted. */
async function cardsOf(how: { isShielded: boolean; history?: FamilyHistory }): Promise<ActCard[]> {
  const from = fake.asked.length
  const storyteller = createModelStoryteller({ model: littleModelAt(fake.url), isShielded: how.isShielded })
  for await (const event of storyteller.write(REQUEST, { seed: 'card', history: how.history ?? [] })) void event
  const cards = fake.asked.slice(from).map(({ card }) => card)
  return cards.filter(({ part }, at) => cards.findIndex((card) => card.part === part) === at)
}

const evening = (edits: Partial<StoryFacts>): FamilyHistory[number] => ({
  plotId: 'none',
  lineIds: [],
  facts: { hero: 'Hana', culture: 'western', place: 'none', home: 'in a flat', told: null, ...edits }
})

const HISTORY: FamilyHistory = [
  evening({
    told: {
      about: 'a snail',
      summary: 'Hana, a snail: Somebody is slow, and gets there first.',
      met: 'the small snail',
      returned: false
    }
  }),
  evening({ told: { about: '', summary: 'A quiet evening with Hana.', met: null, returned: false } }),
  evening({ told: null }),
  evening({
    hero: 'Ottoline',
    told: {
      about: 'Ottoline’s tooth',
      summary: 'Ottoline, Ottoline’s tooth: A tooth is lost, and found.',
      met: null,
      returned: false
    }
  }),
  evening({
    told: { about: 'priya and a kite', summary: 'Hana, priya and a kite: A kite goes.', met: null, returned: false }
  }),
  evening({ told: { about: 'hana at sea', summary: 'Hana, hana at sea: A boat.', met: null, returned: false } }),
  evening({ told: { about: 'trains', summary: 'Hana, trains: A train is late.', met: null, returned: false } })
]

test('the card says how each of them talks, by what they are', async () => {
  const [card] = await cardsOf({ isShielded: false })
  const talks = new Map(card?.people.map((one) => [one.name, String(one['talks'])]))
  expect([...talks.keys()]).toEqual(['Hana', 'Joe', 'Biscuit', 'Tim'])
  expect(talks.get('Biscuit')).toMatch(/without words/)
  expect(talks.get('Joe')).toMatch(/slowly/)
  expect(new Set(talks.values()).size, 'four voices').toBe(4)
})

test('the words that a story must not have are on every card, and at the end those that are too lively', async () => {
  const cards = await cardsOf({ isShielded: true })
  const forbidden = cards.map((card) => new Set(z.array(z.string()).parse(card['forbiddenWords'])))
  expect(cards.map(({ part }) => part.split(':')[0])).toEqual(['the beginning', 'the middle', 'the turn', 'the end'])
  for (const words of forbidden) for (const word of ['gun', 'blood', 'exotic']) expect(words).toContain(word)
  expect(forbidden.map((words) => words.has('shouted'))).toEqual([false, false, false, true])
})

test('a model at home is told what the family heard lately, without sorrows and what was deleted', async () => {
  const cards = await cardsOf({ isShielded: false, history: HISTORY })
  for (const card of cards)
    expect(card['toldLately']).toEqual([
      'Hana, a snail: Somebody is slow, and gets there first. They met the small snail.',
      'Ottoline, Ottoline’s tooth: A tooth is lost, and found.',
      'Hana, priya and a kite: A kite goes.',
      'Hana, hana at sea: A boat.',
      'Hana, trains: A train is late.'
    ])
  expect(fake.asked.at(-1)?.raw).toContain('do not tell it again')
})

test('a model elsewhere is told of it without a name, of tonight or of another evening', async () => {
  const cards = await cardsOf({ isShielded: true, history: HISTORY })
  expect(cards).toHaveLength(4)
  for (const card of cards)
    expect(card['toldLately']).toEqual([
      'a snail: Somebody is slow, and gets there first. They met the small snail.',
      'trains: A train is late.'
    ])
})

test('a family without an earlier story is told of none', async () => {
  const [card] = await cardsOf({ isShielded: true })
  expect(card?.['toldLately']).toEqual([])
  expect(fake.asked.at(-1)?.raw).not.toContain('do not tell it again')
})
