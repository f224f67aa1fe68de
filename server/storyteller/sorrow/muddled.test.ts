import { expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import { readMuddled } from './muddled.ts'

const isla = person('Isla', 6, 'daughter', { avatar: 'girl' })
const jim = person('Jim', 70, 'grandfather', { avatar: 'grandpa' })
const joe = person('Grandpa Joe', 72, 'grandfather', { avatar: 'grandpa' })

test.each([
  ['nana has alzheimer’s', 'Nana'],
  ['Nana with dementia', 'Nana'],
  ['nan’s dementia', 'Nan'],
  ['grandma’s memory is going', 'Grandma'],
  ['Nonna calls me by my mother’s name', 'Nonna'],
  ['Nan calls me by my dads name', 'Nan'],
  ['grandpa called Isla the wrong name', 'Grandpa'],
  ['granny keeps asking the same question over and over', 'Granny'],
  ['Grandad didn’t recognise her today', 'Grandad'],
  ['grandma thinks I am my mum', 'Grandma'],
  ['grandad gets confused in the evenings', 'Grandad'],
  ['Nan is getting muddled and forgets things', 'Nan'],
  ['Lola forgot her birthday, she forgets everything now', 'Lola'],
  ['Grandma Rose doesn’t know Isla any more', 'Grandma Rose'],
  ['Grandpa Has Dementia', 'Grandpa'],
  ['Jim forgets who I am', 'Jim'],
  ['alzheimer’s has made grandpa very muddled', 'Grandpa']
])('“%s” is said of %s', (text, whom) => {
  expect(readMuddled(text, [isla, jim])).toMatchObject({ whom })
})

test.each([
  'grandpa called the remote control a sandwich',
  'grandma called the dog by my name and we all laughed',
  'grandpa forgot his glasses',
  'grandpa forgot us at the swimming pool',
  'Grandma mixed up the salt and the sugar',
  'Nani calls me by my pet name',
  'Grandpa calls Isla by her full name',
  'grandpa called her name across the park',
  'nana called me on the phone',
  'Grandpa asks me the same riddle every time',
  'grandma is confused about the new phone',
  'Grandpa moved away when Tom was two and he doesn’t remember him',
  'the teacher mixes up our names',
  'mum forgets my name because she is so tired',
  'grandpa is in hospital and doesn’t know us',
  'nana has dementia and screamed at Isla',
  'grandpa is ill'
])('“%s” is none of it', (text) => {
  expect(readMuddled(text, [isla])).toBeNull()
})

test.each([
  'mum has dementia',
  'my friend’s grandpa has dementia',
  'grandpa had dementia and died last week',
  'grandpa and nana have dementia'
])('of “%s” nobody is named', (text) => {
  expect(readMuddled(text, [isla])).toBe('unsure')
})

test('whoever is there tonight is known, and of two nobody is', () => {
  expect(readMuddled('Grandpa forgets my name', [isla, jim])).toEqual({ whom: 'Grandpa', gender: 'he', there: 'Jim' })
  expect(readMuddled('Grandpa Joe forgets my name', [isla, jim, joe])).toMatchObject({ there: 'Grandpa Joe' })
  expect(readMuddled('Grandad forgets my name', [isla, jim, joe])).toBe('unsure')
})
