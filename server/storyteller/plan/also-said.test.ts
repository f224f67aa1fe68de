import { expect, test } from 'vitest'

import { writeStory } from '#server/storyteller/embedded/embedded-storyteller.ts'
import { person } from '#tests/support/requested-character.ts'
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
  ['Amara and the talking drum', 'wish-drums', { named: 'Amara' }],
  ['amara and the talking drum', 'wish-drums', { named: 'Amara' }],
  ['ruby and her scooter', 'wish-scooter', { named: 'Ruby' }],
  ['Ravi & the purple wellies', 'wish-wellies', { named: 'Ravi' }],
  ['Chidi goes to the moon', 'wish-moon', { named: 'Chidi' }],
  ['Mia and Mateo and the lighthouse', 'wish-lighthouse', { named: 'Mia', two: 'Mateo' }],
  ['Isla and Ravi and the lighthouse', 'wish-lighthouse', { named: 'Ravi', known: 'Isla' }],
  ['Isla and the lighthouse', 'wish-lighthouse', {}],
  ['a lighthouse', 'wish-lighthouse', {}],
  ['the sun and the moon', 'wish-', {}],
  ['Goldilocks and the three bears', 'wish-goldilocks', {}],
  ['Elsa and the snowman', 'wish-', {}],
  ['going to the zoo tomorrow', 'wish-zoo', { awaited: 'tomorrow' }],
  ['going to the zoo on saturday', 'wish-zoo', { awaited: 'on Saturday' }],
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
