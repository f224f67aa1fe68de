import { expect, test } from 'vitest'

import type { FamilyMember } from '#shared/family-member.ts'
import { STORY_ELEMENTS } from '#shared/story.ts'
import { buildStoryRequest, pickInterests, type StoryChoices } from './story-request.ts'

function member(name: string, age: number, hobbies: string[] = []): FamilyMember {
  return {
    id: `id-${name}`,
    userId: 'u1',
    name,
    age,
    relationship: 'Daughter',
    avatar: 'girl',
    hobbies,
    characterTraits: ['brave'],
    isGuest: false
  }
}

function choices(changes: Partial<StoryChoices>): StoryChoices {
  return {
    characters: [member('Isla', 7)],
    theme: 'dragons',
    duration: 'medium',
    narratorVoice: 'emma',
    culturalBackground: 'maori',
    ...changes
  }
}

test('one character gives an age range, several do not', () => {
  expect(buildStoryRequest(choices({}), 'u1', Math.random)).toMatchObject({ childName: 'Isla', ageRange: '7 years' })
  const two = buildStoryRequest(choices({ characters: [member('Isla', 7), member('Theo', 1)] }), 'u1', Math.random)
  expect(two).toMatchObject({
    childName: 'Isla, Theo',
    ageRange: 'Multiple characters',
    characterNames: ['Isla', 'Theo']
  })
})

test('a blank theme becomes Adventure', () => {
  expect(buildStoryRequest(choices({ theme: '   ' }), 'u1', Math.random).theme).toBe('Adventure')
})

test('interests are two to four of the family’s own and one story element', () => {
  const family = [member('Isla', 7, ['drawing', 'snails', 'stairs', 'puddles', 'stars'])]
  const counts = new Set<number>()
  for (let i = 0; i < 200; i++) {
    const interests = pickInterests(family, Math.random)
    const elements: readonly string[] = STORY_ELEMENTS
    expect(interests.filter((entry) => elements.includes(entry))).toHaveLength(1)
    expect(elements).toContain(interests.at(-1))
    counts.add(interests.length - 1)
  }
  expect([...counts].toSorted((a, b) => a - b)).toEqual([2, 3, 4])
})

test('people without hobbies still get a story element', () => {
  const plain = { ...member('Bo', 3), characterTraits: [] }
  expect(pickInterests([plain], () => 0)).toEqual([STORY_ELEMENTS[0]])
})
