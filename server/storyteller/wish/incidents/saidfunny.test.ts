import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { saidfunny } from './saidfunny.ts'

const FAMILY: readonly KinMember[] = [
  kinMember('Mia', 'daughter', 'she', { isHero: true }),
  kinMember('Leo', 'son', 'he'),
  kinMember('Mum', 'mother', 'she'),
  kinMember('Grandpa', 'grandfather', 'he')
]

test.each([
  ['so foggy on the way to school that we couldnt see our own gate, Piotr said the world was rubbed out', 'It was so foggy on the way to school that they could not see their own gate. “The world is rubbed out,” said Piotr', 'the world was rubbed out'],
  ['power cut tonight. mia thought the night fell in the house', 'There was a power cut tonight. “The night fell in the house,” said Mia', 'the night fell in the house'],
  ['Leo says the moon is following us because it fancies mum', '“The moon is following us because it fancies Mum,” said Leo', 'the moon was following them because it fancied Mum'],
  ['he told the bus driver that we live in a sock lol', '“We live in a sock,” said Leo to the bus driver', 'they lived in a sock'],
  ['she asked the waiter if the fish was nice to its mother', 'Mia asked the waiter if the fish was nice to its mother. The waiter nodded at once', 'the fish was nice to its mother'],
  ['today mia said "the clouds are having a bath" and we all laughed', '“The clouds are having a bath,” said Mia. They laughed', 'the clouds were having a bath'],
  ['mia says she has a tiny dragon in her ear', '“I have a tiny dragon in my ear,” said Mia', 'Mia had a tiny dragon in her ear'],
  ['saw a bald man on the train and leo said his hair went on holiday', '“That man’s hair went on holiday,” said Leo', 'that man’s hair went on holiday'],
  ['mia told nana that wednesday is purple', '“Wednesday is purple,” said Mia to Nana', 'Wednesday was purple'],
  ['toddler convinced that the dog can do maths', '“The dog can do maths,” said Mia', 'the dog could do maths']
])('“%s” is a funny thing that was said', (message, began, was) => {
  expect(saidfunny(message, FAMILY)).toMatchObject({ 'saidfunny.began': began, 'saidfunny.was': was })
}) // prettier-ignore

test('Who said it is beside the hero, and the form is about who it is about', () => {
  expect(saidfunny('leo says his legs are full of fizzy water', FAMILY)).toMatchObject({
    'with.kin': 'Leo',
    'saidfunny.is': 'Leo’s legs are full of fizzy water',
    'saidfunny.about': 'Leo’s legs'
  })
})

test.each([
  'she said she hates me',
  'mia said her tummy hurts',
  'leo says he is not going to school',
  'grandpa died and mia thinks he is a star now',
  'a dragon who said the moon was cheese',
  'why is the moon following us',
  'she says a man sleeps in her bed',
  'mia told me a secret about uncle',
  'he told his teacher that daddy hits mummy',
  'he thinks there is a monster under the bed and cannot sleep',
  'she said thank you to the bus driver',
  'teacher said leo did really well today',
  'mum said we can go to the beach tomorrow',
  'leo said he was tired'
])('“%s” is none', (message) => {
  expect(saidfunny(message, FAMILY)).toBeNull()
})
