import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import { chooseHero, readCast } from '../plan/cast.ts'
import { withIntroductions } from './introductions.ts'
import { marked, withoutMarks, withPronouns } from './pronouns.ts'

const cast = readCast(
  {
    characters: [
      person('Isla', 6, 'daughter'),
      person('Mochi', 3, 'cat', { avatar: 'cat' }),
      person('Tobi', 0, 'baby', { avatar: 'baby' }),
      person('Salma', 36, 'mother'),
      person('Theo', 9, 'brother', { avatar: 'boy' }),
      person('Nana Rose', 71, 'grandmother')
    ],
    theme: 'a kite',
    duration: 'short',
    culture: 'western',
    interests: []
  },
  storyLibrary
)
const hero = chooseHero(cast)
const nameOf = (name: string): string => {
  const member = cast.find(({ called }) => called === name)
  return member ? marked(member) : name
}
const told = (text: string, introduced = new Set<(typeof cast)[number]>()): string =>
  withoutMarks(
    withIntroductions(
      text.replaceAll(/\*(\p{L}+)/gu, (_, name: string) => nameOf(name)),
      cast,
      introduced,
      hero
    )
  )

test.each([
  ['*Isla looked at *Mochi and *Tobi. *Mochi slept.', 'Isla looked at Mochi the cat and baby Tobi. Mochi slept.'],
  ['*Tobi sneezed.', 'Baby Tobi sneezed.'],
  ['“Where’s *Mochi?” asked *Isla. There was *Mochi.', '“Where’s Mochi?” asked Isla. There was Mochi the cat.'],
  ['*Salma laughed, and so did *Theo.', 'Isla’s mother Salma laughed, and so did Theo.'],
  [
    '“Where?” asked *Theo. *Theo went to *Salma.',
    '“Where?” asked Isla’s brother Theo. Theo went to Isla’s mother Salma.'
  ],
  [
    'It was not long before *Salma had come. Even *Theo knew.',
    'It was not long before Isla’s mother Salma had come. Even Isla’s brother Theo knew.'
  ],
  ['*Theo and *Salma sat down. Then *Salma got up.', 'Theo and Salma sat down. Then Isla’s mother Salma got up.'],
  ['“*Salma!” called *Isla. *Salma’s tea was cold.', '“Salma!” called Isla. Salma’s tea was cold.'],
  ['*Mochi’s bowl was empty. So *Mochi went out.', 'Mochi’s bowl was empty. So Mochi went out.']
])('says once what somebody is: %s', (text, expected) => expect(told(text)).toBe(expected))

test('beside another she only the names of those who are she stay names, and only from there on', () => {
  const said = withIntroductions(
    `${nameOf('Isla')} looked up. ${nameOf('Theo')} shook ${nameOf('Theo')}’s head. ${nameOf('Salma')} stood beside ${nameOf('Isla')}.`,
    cast,
    new Set(cast.filter(({ called }) => called !== 'Salma')),
    hero
  )
  const listed = withIntroductions(
    `${nameOf('Theo')} sat down. ${nameOf('Salma')} came in. ${nameOf('Isla')} and ${nameOf('Theo')} pushed the door.`,
    cast,
    new Set(cast.filter(({ called }) => called !== 'Salma')),
    hero
  )
  expect(withPronouns(listed, cast).text).toBe(
    'Theo sat down. Isla’s mother Salma came in. Isla and Theo pushed the door.'
  )
  expect(withPronouns(said, cast).text).toBe(
    'Isla looked up. Theo shook his head. Isla’s mother Salma stood beside Isla.'
  )
})

test('and not again in the next paragraph', () => {
  const introduced = new Set<(typeof cast)[number]>()
  expect(told('There was *Mochi.', introduced)).toBe('There was Mochi the cat.')
  expect(told('There was *Mochi.', introduced)).toBe('There was Mochi.')
})
