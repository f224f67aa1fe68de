import { expect, test } from 'vitest'

import { inFirstPerson, ofTeller } from './first-person.ts'

test.each([
  ['said she brushed her teeth but she didn’t', 'she', 'I said I brushed my teeth but I didn’t'],
  ['needs the night light or she screams', 'she', 'I need the night light or I scream'],
  [
    'left her dummy at Nana’s and has to sleep without it',
    'she',
    'I left my dummy at Nana’s and have to sleep without it'
  ],
  ['asked grandma and grandma gave her a biscuit', 'she', 'I asked grandma and grandma gave me a biscuit'],
  ['beat her cousin and took his card', 'she', 'I beat my cousin and took his card'],
  ['lost his tooth and he’s so proud', 'he', 'I lost my tooth and I’m so proud'],
  ['fell in a puddle and mum laughed at him', 'he', 'I fell in a puddle and mum laughed at me']
] as const)('“%s” is said by whoever did it: %s', (predicate, pronouns, said) =>
  expect(inFirstPerson(predicate, false, pronouns)).toBe(said)
)

test('a stranger who was given something says “me”', () =>
  expect(inFirstPerson('asked the moon to lend her a ladder', false)).toBe('I asked the moon to lend me a ladder'))

test.each([
  [
    'Grandad taught him how to whistle, he practised all the way home',
    'he',
    'Grandad taught me how to whistle, I practised all the way home'
  ],
  [
    'Opa taught her to play dominoes, she beat him and he pretended to be cross',
    'she',
    'Opa taught me to play dominoes, I beat him and he pretended to be cross'
  ],
  [
    'Nana came to watch her swim and she did a whole length',
    'she',
    'Nana came to watch me swim and I did a whole length'
  ],
  [
    'Grandpa fixed her bike and she’s been round the block',
    'she',
    'Grandpa fixed my bike and I’ve been round the block'
  ]
] as const)('what was done with a child is told by that child: %s', (told, pronouns, said) =>
  expect(ofTeller(told, pronouns)).toBe(said)
)
