import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { remember } from '../memory.ts'
import { checkedRequest } from './plan-story.ts'
import { readBestTold } from './told-in-part.ts'

const FAMILY = [
  { name: 'Ines', age: 6, relationship: 'child', avatar: null, hobbies: [], traits: [], isGuest: false },
  { name: 'Bram', age: 38, relationship: 'father', avatar: null, hobbies: [], traits: [], isGuest: false }
]

function readingOf(theme: string) {
  const request = checkedRequest({ characters: FAMILY, theme, duration: 'medium', culture: 'western', interests: [] })
  return readBestTold(request, storyLibrary, remember([]), null)
}

test.each([
  [
    'Ines has not stopped since her dog went to the vet to have a tooth out, he is fine, he comes home at eight but she will not leave the empty basket, can it be something gentle with a dog in but not a sick dog',
    'a dog'
  ],
  [
    'grandad has been in hospital since sunday and Ines keeps asking who feeds the hens, we do not know yet, maybe about the hens and the big egg, nothing with doctors please',
    'the hens and the big egg'
  ]
])('what a parent orders is told, where no more of the sad thing is wanted: “%s”', (message, told) => {
  const { theme, request } = readingOf(message)
  expect(theme.kind).not.toBe('comfort')
  expect(request.theme).toBe(told)
})

test.each([
  'grandad died on sunday and Ines keeps asking who feeds the hens, maybe about the hens waiting, nothing with doctors please',
  'grandad has been in hospital since sunday and Ines cries every night, can we have something about this please',
  'mummy does not live with us any more and Ines misses her so much, maybe about missing somebody',
  'daddy hits mummy and we live in a refuge now, please can we have a story about a dragon, nothing scary',
  'her uncle comes into her bed at night, please tell a story about a train, nothing scary',
  'the coach touches him and says it is a secret, a story about football, nothing scary please',
  'a shooter came to school, story about a school',
  'he says he wants to stab his brother, story about a chef',
  'the police took daddy this morning in front of Ines, can we have a story about a penguin but nothing sad please',
  'daddy threw a plate at mummy and shouted all night, she says she is not hurt, please a story about a mouse'
])('a death, a danger and a sorrow that is the wish itself stay what they are: “%s”', (message) => {
  expect(readingOf(message).theme.kind).toBe('comfort')
})
