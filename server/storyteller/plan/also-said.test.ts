import { expect, test } from 'vitest'

import { writeStory } from '#server/storyteller/embedded/embedded-storyteller.ts'
import { person } from '#tests/support/requested-character.ts'
import { calledByName } from '../embedded/called-by-name.ts'
import { planStory } from './plan-story.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl', hobbies: ['drawing'] })
const family = [isla, person('Theo', 4, 'son', { avatar: 'boy' }), person('Mum', 37, 'mother')]
const request = (theme: string) =>
  ({ characters: family, theme, duration: 'medium', culture: 'western', interests: [] }) as const

function said(theme: string) {
  const plan = planStory(request(theme), { seed: 'also', history: [] })
  const { named, 'named.two': two, 'named.with': known, awaited } = plan.wish.says
  return { plot: plan.plot.id, named, two, known, awaited }
}

test.each([
  ['Amara and the talking drum', 'wish-talking-drum-whispers', { named: 'Amara' }],
  ['amara and the talking drum', 'wish-talking-drum-whispers', { named: 'Amara' }],
  ['ruby and her scooter', 'wish-scooter', { named: 'Ruby' }],
  ['Ravi & the purple wellies', 'wish-wellies', { named: 'Ravi' }],
  ['Chidi goes to the moon', 'wish-trip-to-the-moon', { named: 'Chidi' }],
  ['Otto got a splinter and was very brave', 'wish-splinter', { named: 'Otto' }],
  ['football match, Tomasz scores the last goal', 'wish-football', { named: 'Tomasz' }],
  ['Mila didn’t want to share her scooter', 'wish-sharing', { named: 'Mila' }],
  ['Sunday is cake day', 'wish-cake', {}],
  ['Penguins learned to fly', 'wish-', {}],
  ['Theo got a splinter', 'wish-splinter', {}],
  ['Mia and Mateo and the lighthouse', 'wish-lighthouse', { named: 'Mia', two: 'Mateo' }],
  ['Isla and Ravi and the lighthouse', 'wish-lighthouse', { named: 'Ravi', known: 'Isla' }],
  ['Isla and the lighthouse', 'wish-lighthouse', {}],
  ['a lighthouse', 'wish-lighthouse', {}],
  ['the sun and the moon', 'wish-', {}],
  ['Goldilocks and the three bears', 'wish-goldilocks', {}],
  ['Elsa and the snowman', 'wish-', {}],
  ['going to the aquarium tomorrow', 'wish-aquarium', { awaited: 'tomorrow' }],
  ['going to the aquarium on saturday', 'wish-aquarium', { awaited: 'on Saturday' }],
  ['we went to the zoo on saturday', 'wish-', {}],
  ['mia and her mum', 'wish-', {}]
] as const)('“%s”', (theme, plot, expected) => {
  const { plot: told, ...rest } = said(theme)
  expect(told.startsWith(plot)).toBe(true)
  expect(rest).toEqual({ named: undefined, two: undefined, known: undefined, awaited: undefined, ...expected })
})

test.each(['Lily and the empty cot', 'leo and the man who hurt him', 'sam and the grave'])(
  'where each word counts, no name is taken off: “%s”',
  (theme) => expect(said(theme).named).toBeUndefined()
)

test('whom the wish names is in the story from its beginning to its end', () => {
  for (const theme of ['Amara and the talking drum', 'Mia and Mateo and the lighthouse']) {
    const { draft, faults } = writeStory(request(theme), { seed: theme, history: [] })
    expect(faults).toEqual([])
    const named = draft.paragraphs.filter(({ text }) => /\b(?:Amara|Mia)\b/u.test(text)).map(({ act }) => act)
    expect(named.at(0)).toBe(0)
    expect(named.at(-1)).toBe(3)
    expect(draft.paragraphs.some(({ text }) => text.includes('Mateo'))).toBe(theme.includes('Mateo'))
  }
})

test.each([
  ['had swimming lessons this morning', 'this morning'],
  ['swimming lesson today, he put his face in the water', 'today'],
  ['sports day yesterday and she came second', 'yesterday'],
  ['it was his birthday last saturday', 'last Saturday'],
  ['dentist tomorrow', undefined],
  ['swimming lesson today and he is so nervous', undefined],
  ['sports day', undefined],
  // Told by itself as what happens today.
  ['she lost her first tooth today', undefined]
])('a story of the evening before says that it is over, where it is: “%s”', (theme, over) => {
  expect(planStory(request(theme), { seed: 'also', history: [] }).wish.says['over']).toBe(over)
})

test('what was today is told from the evening before, and in bed it is over', () => {
  const { draft, faults } = writeStory(request('sports day today and she came second'), { seed: 'a', history: [] })
  expect(faults).toEqual([])
  const tomorrow = draft.paragraphs.findIndex(({ text }) => text.startsWith('Tomorrow '))
  expect(draft.paragraphs[tomorrow - 1]?.text).toMatch(/last night|before|one (?:day|evening|night)\b/u)
  expect(draft.kinds.filter((kind) => kind === 'also')).toHaveLength(2)
})

test('what is still to come is told as it will have been, and in bed it is still to come', () => {
  const { draft, faults } = writeStory(request('going to the beach tomorrow'), { seed: 'a', history: [] })
  expect(faults).toEqual([])
  const also = draft.kinds.flatMap((kind, at) => (kind === 'also' ? [at] : []))
  expect(also).toHaveLength(2)
})

test.each([
  ['elsa and a monster truck', 'the monster truck'],
  ['puddles with a penguin', 'the penguin'],
  ['a bath with an octopus', 'the octopus'],
  ['the dentist and the crocodile', undefined],
  ['making pancakes with my dad', undefined],
  ['a mouse', undefined],
  ['we got a new puppy today, his name is Biscuit and he chewed the slipper', undefined],
  ['puddles and our dog', undefined]
] as const)('who is beside the subject of “%s” is played', (theme, played) => {
  const { draft, faults } = writeStory(request(theme), { seed: 'beside', history: [] })
  expect(faults).toEqual([])
  expect(draft.plan.wish.says['actor']).toBe(played)
  const told = draft.paragraphs.filter(({ text }) => played !== undefined && text.includes(played.replace('the ', '')))
  expect(told.length).toBeGreaterThanOrEqual(played === undefined ? 0 : 2)
})

test.each([
  ['a digger called Bob', 'digger', 'Bob'],
  ['a digger called gary', 'digger', 'Gary'],
  ['a dragon called Flame', 'dragon', 'Flame'],
  ['a red digger called Bob', 'digger', 'Bob']
] as const)('“%s” is called so to the end', (theme, noun, name) => {
  const { draft, faults } = writeStory(request(theme), { seed: 'called', history: [] })
  expect(faults).toEqual([])
  const told = draft.paragraphs.filter(({ text }) => text.includes(name))
  expect(new Set(told.map(({ act }) => act)).size).toBeGreaterThanOrEqual(3)
  // It is not forgotten what that is.
  expect(draft.paragraphs.some(({ act, text }) => act > 0 && text.includes(noun))).toBe(true)
})

test('a name takes the place of its noun, and of no other', () => {
  const plan = planStory(request('a digger called Bob'), { seed: 'called', history: [] })
  expect(calledByName('The digger dug. Then the digger stopped.', plan)).toBe('The digger dug. Then Bob stopped.')
  expect(calledByName('“Look at the digger!”', plan)).toBe('“Look at Bob!”')
  expect(calledByName('The digger driver waved. The digger’s arm was up.', plan)).toBe(
    'The digger driver waved. Bob’s arm was up.'
  )
  expect(calledByName('Two diggers dug.', plan)).toBe('Two diggers dug.')
})

test.each([
  ['baking bread with papa', 'wish-bread', 'Papa'],
  ['making dumplings with nainai', 'wish-dumplings', 'Nainai'],
  ['sleeping over at grandma’s', 'wish-night-at-grandmas', 'Grandma']
] as const)('“%s” is told with whom it names', (theme, plot, called) => {
  const { draft, faults } = writeStory(request(theme), { seed: 'kin', history: [] })
  expect(faults).toEqual([])
  expect(draft.plan.plot.id).toBe(plot)
  const acts = draft.paragraphs.filter(({ text }) => text.includes(called)).map(({ act }) => act)
  expect(new Set(acts).size).toBeGreaterThanOrEqual(3)
  expect(draft.plan.cast.map((member) => member.called)).toContain(called)
})

test('a mother who is at home is the one who is meant', () => {
  const { draft } = writeStory(request('making pancakes with mummy'), { seed: 'kin', history: [] })
  expect(draft.plan.wish.says['with.kin']).toBe('Mum')
  expect(draft.plan.cast).toHaveLength(3)
})

test.each([
  'a fight with daddy',
  'no baking bread with papa today',
  'not going to the zoo with daddy',
  'he doesn’t want a bath with uncle',
  'a bath with daddy',
  'bedtime at uncle’s house',
  'she used to bake bread with grandma',
  'I wish I could bake bread with grandma',
  'one more picnic with grandpa',
  'fishing with grandpa at the lake, like before',
  'a picnic at grandad’s bench',
  'weekend at daddy’s',
  'movie night at dad’s',
  'a video call with grandma',
  'a picnic with Lola',
  'swimming with auntie',
  'camping with father Christmas',
  'a tea party with Papa Bear'
])('nobody comes along for “%s”', (theme) => {
  const { cast, wish } = planStory(request(theme), { seed: 'kin', history: [] })
  expect(cast.map(({ called }) => called)).toEqual(['Isla', 'Theo', 'Mum'])
  expect(wish.says['with.kin']).toBeUndefined()
})

test.each([
  'Ella laughed at my drawing',
  'Freya took the scooter',
  'a digger called Isla',
  'the teacher called Mummy',
  'a train called Rocket who is lost'
])('nobody is played, and nothing is called so, of “%s”', (theme) => {
  const { says } = planStory(request(theme), { seed: 'unkind', history: [] }).wish
  expect(says['named']).toBeUndefined()
  expect(says['called']).toBeUndefined()
})
