import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { planStory } from '../plan/plan-story.ts'
import { pronounFaults } from '../verify/pronouns.ts'
import { writeStory } from './embedded-storyteller.ts'
import { marked, withPronouns } from './pronouns.ts'
import { fits } from './realise.ts'

const isla = {
  name: 'Isla',
  age: 6,
  relationship: 'daughter',
  avatar: 'girl',
  hobbies: ['drawing'],
  traits: [],
  isGuest: false
}
const mei = { ...isla, name: 'Mei', age: 9 }
const theo = { ...isla, name: 'Theo', age: 4, relationship: 'son', avatar: 'boy' }
const dad = { ...isla, name: 'Dad', age: 39, relationship: 'father', avatar: 'man', hobbies: ['cooking'] }

function requestFor(characters: (typeof isla)[], theme = 'the sea') {
  return { characters, theme, duration: 'medium', culture: 'western', interests: [] } as const
}

test('of two sisters it is said by name who says it', () => {
  const { cast } = planStory(requestFor([isla, mei]), { seed: 'two', history: [] })
  const [one, other] = cast
  if (!one || !other) throw new Error('There are two of them')
  const told = `“It’s far,” said ${marked(one)}. ${marked(other)} nodded. “It’s too far,” said ${marked(other)}.`
  expect(withPronouns(told, cast).text).toBe('“It’s far,” said Isla. Mei nodded. “It’s too far,” said Mei.')
  expect(pronounFaults(['“It’s far,” said Isla. Mei nodded. “It’s too far,” she said.'], cast)).not.toEqual([])
})

test('where nobody else is meant, she says it', () => {
  const { cast } = planStory(requestFor([isla, theo]), { seed: 'two', history: [] })
  const [one, other] = cast
  if (!one || !other) throw new Error('There are two of them')
  const told = `“It’s far,” said ${marked(one)}. ${marked(other)} nodded. “It’s too far,” said ${marked(one)}.`
  expect(withPronouns(told, cast).text).toBe('“It’s far,” said Isla. Theo nodded. “It’s too far,” she said.')
})

test('a line that counts people is told of as many as it needs', () => {
  const line = { text: 'Nobody was missing: {names}.', least: 3 }
  for (const [characters, isTold] of [
    [[isla], false],
    [[isla, theo], false],
    [[isla, theo, dad], true]
  ] as const) {
    const plan = planStory(requestFor([...characters]), { seed: 'count', history: [] })
    expect(fits(line, { names: plan.cast }, plan)).toBe(isTold)
  }
})

test('three names stand in a row only in bed, unless there is a crowd', () => {
  const characters = [isla, theo, mei, dad, { ...dad, name: 'Mum', relationship: 'mother', avatar: 'woman' }]
  const rows = ['the moon', 'penguins', 'a robot', 'the dentist'].flatMap((theme) => {
    const { draft } = writeStory(requestFor(characters, theme), { seed: theme, history: [] }, storyLibrary)
    if (draft.plan.kind === 'journey') return []
    const name = '(?:Isla|Theo|Mei|Dad|Mum)'
    const row = new RegExp(`${name}, ${name}(?:, ${name})* and ${name}`, 'u')
    return draft.paragraphs.filter(({ act, text }) => act !== 3 && row.test(text)).map(({ text }) => text)
  })
  expect(rows).toEqual([])
})

test('where two were spoken of, a new paragraph begins with a name', () => {
  const { cast } = planStory(requestFor([isla, mei]), { seed: 'two', history: [] })
  const [one, other] = cast
  if (!one || !other) throw new Error('There are two of them')
  const both = withPronouns(`${marked(one)} looked at ${marked(other)}.`, cast).heard
  expect(withPronouns(`${marked(other)} nodded.`, cast, both).text).toBe('Mei nodded.')
  const only = withPronouns(`${marked(other)} looked up.`, cast).heard
  expect(withPronouns(`${marked(other)} nodded.`, cast, only).text).toBe('She nodded.')
  expect(pronounFaults(['Isla looked at Mei. Mei stood up.', 'She nodded.'], cast)).toHaveLength(1)
})

test('a princess who has come may be she as well, so a name stays', () => {
  const { cast } = planStory(requestFor([isla, theo]), { seed: 'two', history: [] })
  const [one] = cast
  if (!one) throw new Error('There are two of them')
  const told = `${marked(one)} waved. The princess sat down. “Well?” said ${marked(one)}.`
  expect(withPronouns(told, cast, null, 'the princess').text).toBe(
    'Isla waved. The princess sat down. “Well?” said Isla.'
  )
})

test('what is asked goes on with who asks it, and a new sentence begins with a capital', () => {
  const { cast } = planStory(requestFor([isla, theo]), { seed: 'two', history: [] })
  const [one, other] = cast
  if (!one || !other) throw new Error('There are two of them')
  const told = `${marked(one)} looked up. “Is it far?” ${marked(one)} asked ${marked(other)}. “No!” ${marked(one)} ran.`
  expect(withPronouns(told, cast).text).toBe('Isla looked up. “Is it far?” she asked Theo. “No!” She ran.')
  const nearer = `${marked(one)} rolled. ${marked(one)}’s was nearer, and ${marked(one)}’s arm was long.`
  expect(withPronouns(nearer, cast).text).toBe('Isla rolled. Isla’s was nearer, and her arm was long.')
})

test('who was born this month sleeps and yawns beside the others, and walks past nothing', () => {
  const arjun = { ...theo, name: 'Arjun', age: 0 }
  const walks =
    /Arjun[^.,;:!?“”]{0,30} (?:tiptoed|walked|ran|jumped|hopped|ducked|marched|stepped|crept|climbed|fetched|carried)/u
  for (const theme of ['new baby came home today', 'pirates', 'a lost mitten', 'the bus'])
    for (const seed of ['a', 'b', 'c']) {
      const { draft } = writeStory({ ...requestFor([isla, dad, arjun], theme) }, { seed, history: [] })
      const text = draft.paragraphs.map((paragraph) => paragraph.text).join(' ')
      expect(text).toContain('Arjun')
      expect(text).not.toMatch(walks)
    }
})
