import { expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import type { StoryMemory } from '../storyteller.ts'
import { writeStory } from './embedded-storyteller.ts'

const NIGHTS = 24
const child = person('Ngaio', 5, 'daughter', { avatar: 'child', hobbies: ['video games'] })
const cat = person('Nugget', 1, 'pet', { avatar: 'cat', hobbies: ['birdwatching', 'cooking'] })
const baby = person('Mei', 1, 'baby', {
  avatar: 'baby_black',
  hobbies: ['origami', 'magic tricks', 'yoga', 'knitting']
})

test('when all that can be said of a cat and a baby has been heard, they still have their place in every story', () => {
  const history: StoryMemory[] = []
  const wrong: string[] = []
  for (let night = 0; night < NIGHTS; night += 1) {
    const theme = ['dinosaurs', 'the sea', 'trains'][night % 3] ?? ''
    const duration = night % 2 === 0 ? 'short' : 'medium'
    const { draft, faults } = writeStory(
      { characters: [cat, baby, child], theme, duration, culture: 'western', interests: [] },
      { seed: `night ${night}`, history }
    )
    wrong.push(...faults.map((fault) => `night ${night}: ${fault}`))
    history.unshift(draft.memory)
  }
  expect(wrong).toEqual([])
})

test('after an evening in another town the family lives where it lived', () => {
  const characters = [person('Karim', 6, 'son'), person('Mama', 33, 'mother')]
  const night = (theme: string, history: StoryMemory[]): StoryMemory =>
    writeStory({ characters, duration: 'short', culture: 'arabic', interests: [], theme }, { seed: 'a', history }).draft
      .memory
  const first = night('a lamp', [])
  const second = night('a cat in Muscat', [first])
  expect(first.facts?.place).not.toBe('muscat')
  expect(second.facts).toMatchObject({ place: first.facts?.place, home: first.facts?.home })
})
