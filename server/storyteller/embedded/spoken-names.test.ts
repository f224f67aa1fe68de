import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { person } from '#tests/support/requested-character.ts'
import { readCast } from '../plan/cast.ts'
import type { CastMember } from '../plan/story-plan.ts'
import { writeStory } from './embedded-storyteller.ts'
import { marked, withoutMarks } from './pronouns.ts'
import { withSpokenNames } from './spoken-names.ts'

const noor = person('Noor', 6, 'daughter', { avatar: 'girl' })
const salma = person('Salma', 36, 'mother', { avatar: 'woman' })
const karim = person('Karim', 38, 'father', { avatar: 'man' })

function castOf(...characters: (typeof noor)[]): CastMember[] {
  return readCast({ characters, theme: '', duration: 'short', culture: 'western', interests: [] }, storyLibrary)
}

/** Names between stars, as the realiser marks them. */
function told(text: string, cast: readonly CastMember[]): string {
  const marks = text.replaceAll(/\*(\p{L}+)/gu, (_, name: string) => {
    const member = cast.find((each) => each.called === name)
    return member ? marked(member) : name
  })
  return withoutMarks(withSpokenNames(marks, cast))
}

test.each([
  ['“*Salma,” said *Noor, “look.”', '“Mum,” said Noor, “look.”'],
  ['“*Salma’s hat,” *Noor said.', '“Mum’s hat,” Noor said.'],
  ['*Noor said, “It’s *Salma.”', 'Noor said, “It’s Mum.”'],
  // The member who goes on is the same one; the one who speaks next is the other.
  ['“No,” said *Noor. “*Salma can.”', '“No,” said Noor. “Mum can.”'],
  ['“I am,” said *Salma. “You, *Salma?” “Me,” said *Salma.', '“I am,” said Salma. “You, Salma?” “Me,” said Salma.'],
  // The teller keeps the name, and so does a grown-up.
  ['*Salma looked at *Noor.', 'Salma looked at Noor.'],
  ['“*Salma,” said *Karim.', '“Salma,” said Karim.'],
  ['“*Salma,” said the robot.', '“Salma,” said the robot.'],
  ['“I am *Salma,” said *Salma.', '“I am Salma,” said Salma.']
])('%s', (text, expected) => {
  expect(told(text, castOf(noor, salma, karim))).toBe(expected)
})

test('where the paragraph does not say who speaks, or a stranger does, the name stays', () => {
  const cast = castOf(noor, salma)
  for (const text of [
    '“*Salma?” It was quiet.',
    '“Is *Salma here?” it asked.',
    '“Where is *Salma?” they all asked.',
    'A voice said, “*Salma, come here.”',
    '“Hello,” said the robot. “*Salma?”',
    '*Noor looked at the fox. “*Salma has a hat,” it said.'
  ])
    expect(told(text, cast)).toBe(text.replaceAll('*', ''))
})

test('a story tells of Salma, whom her daughter calls Mum', () => {
  const texts = ['a train and a spoon', 'a lighthouse and a spoon', 'whirligigs', 'a spoon and a fog'].flatMap(
    (theme) =>
      ['a', 'b', 'c', 'd'].map((seed) =>
        writeStory(
          { characters: [noor, salma], theme, duration: 'long', culture: 'western', interests: [] },
          { seed, history: [] }
        )
          .draft.paragraphs.map(({ text }) => text)
          .join('\n')
      )
  )
  expect(texts.every((text) => /\bSalma\b/u.test(text))).toBe(true)
  expect(texts.some((text) => /“[^”]*\bMum\b[^”]*”/u.test(text))).toBe(true)
  expect(texts.filter((text) => /“[^”]*\bSalma\b[^”]*” said Noor/u.test(text))).toEqual([])
})
