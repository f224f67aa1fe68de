import { expect, test } from 'vitest'

import { SKILLS, type Line } from '#content/format.ts'
import { storyLibrary } from '#content/library.ts'
import type { CastMember, StoryPlan } from '../plan/story-plan.ts'
import type { RequestedCharacter } from '../story-brief.ts'
import { writeStory } from './embedded-storyteller.ts'
import { fits, realise } from './realise.ts'
import type { Setting } from './setting.ts'

/** Of an adventure, which no story of its own tells: with one, a child alone would have a toy along. */
function planOf(...characters: Partial<RequestedCharacter>[]): StoryPlan {
  const full = characters.map((change): RequestedCharacter => ({
    name: 'Isla',
    age: 8,
    relationship: '',
    avatar: 'child',
    hobbies: [],
    traits: [],
    isGuest: false,
    ...change
  }))
  return writeStory(
    { characters: full, theme: 'adventure', duration: 'short', culture: 'western', interests: [] },
    { seed: 'x', history: [] }
  ).draft.plan
}

const solo = planOf({ name: 'Isla', avatar: 'girl' })
const pair = planOf({ name: 'Isla' }, { name: 'Rex', avatar: 'dog' })
const three = planOf({ name: 'Isla' }, { name: 'Rex', avatar: 'dog' }, { name: 'さくら', avatar: 'girl' })
const young = planOf({ name: 'Isla', age: 4 })
const gate = { first: 'a green gate', def: 'the gate' }

function told(line: Line, plan: StoryPlan, scene: Setting = {}): string {
  return realise(line, scene, plan, { things: new Set() }, 'seed')
}
function someone(plan: StoryPlan, name: string): CastMember {
  const member = plan.cast.find((each) => each.name === name)
  if (!member) throw new Error(`${name} is in the cast`)
  return member
}

test('a thing is new once and known afterwards', () => {
  expect(told('There stood {obj.first}. {obj} was shut, and so {obj.first} stayed.', solo, { obj: gate })).toBe(
    'There stood a green gate. The gate was shut, and so the gate stayed.'
  )
})

test('a thing that was not introduced is introduced', () => {
  expect(told('{obj} was shut.', solo, { obj: gate })).toBe('A green gate was shut.')
})

test('a joiner is a full stop for the young and an "and" for the older', () => {
  expect(told('It rained;; nobody minded.', young)).toBe('It rained. Nobody minded.')
  expect(told('It rained;; {group} waited.', solo)).toBe('It rained, and Isla waited.')
  expect(told('It rained;; {they} waited.', three)).toBe('It rained, and they waited.')
})

test('spans are for some ears only', () => {
  expect(told('It rained<+ all the way down the street><- a lot>.', young)).toBe('It rained a lot.')
  expect(told('It rained<+ all the way down the street><- a lot>.', solo)).toBe(
    'It rained all the way down the street.'
  )
})

test('capital letters follow the sentence and spare a said tag', () => {
  expect(told('“{obj} is shut,” said {H}. {they} sat down.', solo, { obj: gate })).toBe(
    '“A green gate is shut,” said Isla. She sat down.'
  )
  expect(told('“Is it?” {H.they} asked. {H.they} looked.', solo)).toBe('“Is it?” she asked. She looked.')
  expect(told('“Is it?” {H.they} looked.', solo)).toBe('“Is it?” She looked.')
  expect(told('“Is it?” {H.they} wanted to know.', solo)).toBe('“Is it?” she wanted to know.')
  expect(told('“Is it?” {H.they} thought about it.', solo)).toBe('“Is it?” She thought about it.')
  expect(told('“Is it?” {H.they} went red.', solo)).toBe('“Is it?” She went red.')
})

test('a name is written as the family writes it, but a sentence begins with a capital letter', () => {
  const plan = planOf({ name: 'the moon' }, { name: 'ben' })
  const both = { names: plan.cast }
  expect(told('{H} yawned. “{H} is sleepy,” said {A}.', plan)).toBe('The moon yawned. “The moon is sleepy,” said ben.')
  expect(told('So {names} slept. {names} snored.', plan, both)).toBe(
    'So the moon and ben slept. The moon and ben snored.'
  )
  expect(told('{group} {were} late. So {group} ran.', plan)).toBe(
    'The moon and ben were late. So the moon and ben ran.'
  )
  expect(told('“Is it?” {H} asked.', plan)).toBe('“Is it?” the moon asked.')
  expect(told('{H} yawned.', planOf({ name: 'ﬁsh' }))).toBe('ﬁsh yawned.')
})

test('of several who looked on there were', () => {
  const line = '{names} ducked at the third a, and was right.'
  expect(told(line, three, { names: three.cast.slice(0, 1) })).toBe('Isla ducked at the third a, and was right.')
  expect(told(line, three, { names: three.cast.slice(0, 2) })).toBe(
    'Isla and Rex ducked at the third a, and were right.'
  )
})

test('an article follows the sound of what comes after it', () => {
  expect(told('{H} was a {age}-year-old.', solo)).toBe('Isla was an eight-year-old.')
})

test('everybody is named, and the party is one, two or everyone', () => {
  expect(told('{names} slept.', three, { names: three.cast })).toBe('Isla, Rex and さくら slept.')
  expect(told('{group} {were} late.', pair)).toBe('Isla and Rex were late.')
  expect(told('{group} {were} late.', three)).toBe('Everyone was late.')
  expect(told('{group} {were} late.', solo)).toBe('Isla was late.')
})

test('a line is only told of whom it fits', () => {
  expect(fits('{H.they} smiled.', {}, solo)).toBe(true)
  expect(fits('{H.they} smiled.', {}, pair)).toBe(false)
  expect(fits('{they} smiled.', {}, planOf({ name: 'Kim' }))).toBe(false)
  expect(fits('{A} smiled.', {}, solo)).toBe(false)
  expect(fits({ text: '“Yes,” said {S}.', says: 'S' }, { S: someone(pair, 'Rex') }, pair)).toBe(false)
  expect(fits({ text: '“Yes,” said {A}.', says: 'A' }, {}, pair)).toBe(false)
  expect(fits({ text: 'Alone.', party: 'solo' }, {}, pair)).toBe(false)
  expect(fits({ text: 'Together.', party: 'together' }, {}, solo)).toBe(false)
  expect(fits('{obj} stood.', {}, solo)).toBe(false)
  expect(fits('{nobody} stood.', {}, solo)).toBe(false)
})

test('a line is told of nobody who lacks what it needs', () => {
  const fish = planOf({ name: 'Isla' }, { name: 'Bubbles', relationship: 'goldfish', avatar: null })
  const ears: Line = { text: '{S} turned both ears.', needs: ['ears'] }
  expect(fits(ears, { S: someone(pair, 'Rex') }, pair)).toBe(true)
  expect(fits(ears, { S: someone(fish, 'Bubbles') }, fish)).toBe(false)
  expect(fits({ text: '{S} climbed.', needs: ['seven'] }, {}, planOf({ age: 2 }))).toBe(false)
})

test('whoever is alone, however small or bare, has a way round everything', () => {
  for (const change of [
    { relationship: 'goldfish', avatar: null },
    { relationship: 'baby', avatar: 'baby', age: 0 },
    { age: 2, avatar: 'girl' }
  ]) {
    const plan = planOf(change)
    const rows = plan.hero.nature ? [plan.hero.nature] : SKILLS
    for (const row of rows)
      for (const [challenge, lines] of Object.entries(storyLibrary.matrix[row])) {
        const told = lines.filter((line) => fits(line, { S: plan.hero, obj: gate }, plan))
        expect.soft(told.length, `${row} ${challenge}`).toBeGreaterThanOrEqual(2)
      }
  }
})

test('every line of the library can be read', () => {
  const lines = JSON.stringify(storyLibrary.matrix)
  expect(lines.length).toBeGreaterThan(1000)
  for (const row of Object.values(storyLibrary.matrix)) {
    for (const [, variants] of Object.entries(row)) {
      expect(variants.some((line) => fits(line, { S: pair.hero, obj: gate }, pair))).toBe(true)
    }
  }
})

test('what the wish calls the hero’s own is his, where it is clear whose', () => {
  const characters = [
    { name: 'Isla', age: 8, relationship: 'daughter', avatar: 'girl', hobbies: [], traits: [], isGuest: false },
    { name: 'Theo', age: 5, relationship: 'son', avatar: 'boy', hobbies: [], traits: [], isGuest: false }
  ]
  const request = {
    characters,
    theme: 'my blue cup',
    duration: 'short' as const,
    culture: 'western' as const,
    interests: []
  }
  const { draft } = writeStory(request, { seed: 'own', history: [] })
  expect(draft.paragraphs.map(({ text }) => text).join(' ')).toMatch(/drink out of his blue cup/u)
})
