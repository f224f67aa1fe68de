import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import { remember } from '../memory.ts'
import { checkedRequest } from './plan-story.ts'
import { readBestTold } from './told-in-part.ts'

const CHILD = person('Noor', 6, 'child')
const OTHER = person('Sami', 8, 'child')
const MUM = person('Lina', 36, 'mum')

function pronounsOf(name: string, wish: string, characters = [CHILD, MUM]): string | null | undefined {
  const request = checkedRequest({ characters, theme: wish, duration: 'medium', culture: 'western', interests: [] })
  return readBestTold(request, storyLibrary, remember([]), null).cast.find((member) => member.name === name)?.pronouns
}

test.each([
  ['she put her face in the water today', 'she'],
  ['the rain is so loud tonight and he’s covering his ears', 'he'],
  ['Noor lent her best pen to somebody', 'she'],
  ['picture day tomorrow, she hates her smile', 'she']
])('“%s” says what the only child is', (wish, pronouns) => {
  expect(pronounsOf('Noor', wish)).toBe(pronouns)
})

test.each([
  'a bear who lost his hat',
  'my sister says she is a dragon',
  'grandma and her garden',
  'Noor and a king, he has no crown',
  'the teacher says she likes bugs',
  'Noor is meant to carry the rings',
  'dinosaurs'
])('“%s” says nothing of the child', (wish) => {
  expect(pronounsOf('Noor', wish)).toBeNull()
})

test('of two children only the one beside whose name it stands is known', () => {
  const family = [CHILD, OTHER, MUM]
  expect(pronounsOf('Noor', 'Noor is worried her plait will come undone', family)).toBe('she')
  expect(pronounsOf('Sami', 'Noor is worried her plait will come undone', family)).toBeNull()
  expect(pronounsOf('Noor', 'she put her face in the water today', family)).toBeNull()
  expect(pronounsOf('Noor', 'noor lent sami her pen', family)).toBeNull()
})
