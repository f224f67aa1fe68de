import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { readCast } from '../plan/cast.ts'
import type { CastMember } from '../plan/story-plan.ts'
import { pronounFaults } from '../verify/pronouns.ts'
import { marked, withPronouns } from './pronouns.ts'

function castOf(...people: [name: string, age: number, relationship: string, avatar: string | null][]): CastMember[] {
  const characters = people.map(([name, age, relationship, avatar]) => ({
    name,
    age,
    relationship,
    avatar,
    hobbies: [],
    traits: [],
    isGuest: false
  }))
  return readCast({ characters, theme: '', duration: 'short', culture: 'western', interests: [] }, storyLibrary)
}
const family = castOf(
  ['Isla', 6, 'daughter', 'girl'],
  ['Theo', 4, 'son', 'boy'],
  ['Mei', 9, 'daughter', 'girl'],
  ['Alex', 8, 'child', null],
  ['Biscuit', 4, 'dog', 'dog']
)

/** Names between stars, as the realiser marks them. */
function told(text: string): string {
  const marks = text.replaceAll(/\*(\p{L}+)/gu, (_, name: string) => {
    const member = family.find((each) => each.called === name)
    return member ? marked(member) : name
  })
  return withPronouns(marks, family).text
}

test.each([
  ['*Isla sat down. *Isla looked up.', 'Isla sat down. She looked up.'],
  ['*Mei looked at *Mei’s table.', 'Mei looked at her table.'],
  ['The hairdresser came in. *Theo shook *Theo’s head.', 'The hairdresser came in. Theo shook his head.'],
  ['*Mei looked at *Isla’s feet and at *Mei’s table.', 'Mei looked at Isla’s feet and at Mei’s table.'],
  ['“Yes,” said *Theo. “No,” said *Theo.', 'Theo', 'he said'],
  ['*Isla smiled, and *Isla sat down.', 'Isla smiled, and she sat down.'],
  ['*Isla was ready. It came to *Isla.', 'Isla was ready. It came to her.'],
  ['*Isla and *Theo ran. *Theo stopped. *Isla waited.', 'Isla and Theo ran. He stopped. She waited.'],
  ['So the head came down, and the whole of *Isla.', 'and the whole of Isla.'],
  ['Under the bed of *Theo stood an engine.', 'Under Theo’s bed stood an engine.'],
  ['It was to be read on the face of *Theo the cat.', 'It was to be read on the face of Theo the cat.'],
  ['*Isla met *Biscuit. *Isla sat down.', 'Isla met Biscuit. She sat down.'],
  ['*Isla found a bag. At last *Isla shook it.', 'At last she shook it.'],
  ['*Isla came. In case it was hungry, *Isla stood a cow beside it.', 'In case it was hungry, she stood a cow'],
  ['*Isla washed. In bed *Isla lay on one side.', 'In bed she lay on one side.'],
  ['*Isla washed. From the foot of the bed *Isla could see it.', 'From the foot of the bed she could see it.'],
  ['*Isla sat. Out of the box came *Isla.', 'Out of the box came Isla.'],
  ['*Isla got up. *Isla ran. *Isla sang. *Isla put one hand on *Isla’s tummy.', 'She put one hand on her tummy.'],
  ['*Theo listened. Father Christmas came in again. “That was you,” *Theo said.', '” Theo said.'],
  ['*Isla sat down. The queen stood up. *Isla waved. *Isla laughed.', 'Isla waved. She laughed.'],
  ['*Isla sat down. The old captain stood up. *Isla waved. *Isla laughed.', 'Isla waved. She laughed.'],
  ['*Theo sat down. A nurse came in with a plaster. *Theo held out one hand.', 'Theo held out one hand.'],
  ['*Theo was at the dentist’s. *Theo sat down.', 'He sat down.'],
  ['*Isla stopped. “Is it far?” *Isla went through the rooms.', '“Is it far?” She went'],
  ['*Isla stopped. “It is far…” *Isla said.', '“It is far…” she said.'],
  ['*Isla said, “The queen is here.” *Isla waved.', '” She waved.'],
  ['Half a picture was on the inside of *Isla’s eyelids.', 'on the inside of Isla’s eyelids']
])('%s', (text, ...expected) => {
  for (const part of expected) expect(told(text)).toContain(part)
})

test.each([
  ['two who are she', '*Isla met *Mei. *Isla sat down.'],
  ['somebody who may be she', '*Isla met *Alex. *Isla sat down.'],
  ['somebody of whom nobody knows', '*Alex sat down. *Alex stood up.'],
  ['a stranger in the same paragraph', 'The goose lost her book. *Isla came. *Isla saw it.'],
  ['a name that is called', '*Isla came. “*Isla!” they called.'],
  ['two who are the subject', '*Isla came. Soon *Isla and *Theo were home.'],
  ['a list', '*Isla came. So did *Isla, *Theo and *Mei.'],
  ['who acts on herself', '*Isla laughed. *Isla told a joke to *Isla.']
])('a name stays: %s', (_, text) => {
  const names = text.match(/\*\p{L}+/gu) ?? []
  const last = names[names.length - 1]?.slice(1) ?? ''
  const before = told(text)
  expect(before.match(new RegExp(last, 'gu'))?.length).toBeGreaterThanOrEqual(text.startsWith('*Isla laughed') ? 2 : 1)
  expect(pronounFaults([before], family).filter((fault) => fault.detail.includes(' or '))).toEqual([])
})

/** The second of two paragraphs. */
function toldNext(first: string, second: string): string {
  const marks = (text: string) =>
    text.replaceAll(/\*(\p{L}+)/gu, (_, name: string) => {
      const member = family.find((each) => each.called === name)
      return member ? marked(member) : name
    })
  return withPronouns(marks(second), family, withPronouns(marks(first), family).heard).text
}

test('a new paragraph goes on with she, unless it tells of another she as well', () => {
  expect(toldNext('*Isla came in.', '“Look,” said *Isla. *Theo looked.')).toBe('“Look,” she said. Theo looked.')
  expect(toldNext('*Isla came in.', '*Isla leaned over to *Mei.')).toBe('Isla leaned over to Mei.')
  expect(toldNext('*Isla came in.', '*Isla leaned over. “Look,” said *Mei.')).toMatch(/^Isla leaned over\./u)
})

test('a pronoun that may mean two is a fault, and one that means nobody', () => {
  expect(pronounFaults(['Isla met Mei. She sat down.'], family)).toHaveLength(1)
  expect(pronounFaults(['Isla met Alex. She sat down.'], family)).toHaveLength(1)
  expect(pronounFaults(['The lamp was lit. She sat down.'], family)).toHaveLength(1)
  expect(pronounFaults(['Isla met Theo. She sat down, and he stood up.'], family)).toEqual([])
  expect(pronounFaults(['A goose came by.', 'The lamp was lit. She sat down.'], family)).toEqual([])
})

test('a name in a script without capital letters begins a sentence of its own', () => {
  const cast = castOf(['Tāne', 7, 'son', 'boy'], ['健太', 5, 'son', 'boy'])
  const faults = pronounFaults(['“Wait,” said Tāne. 健太 sat down. He looked up.'], cast)
  expect(faults).toEqual([])
})
