import { expect, test } from 'vitest'

import { findAvatar } from '#shared/avatars.ts'
import { readPeople } from './read-people.ts'

function read(line: string) {
  return readPeople(line).map(({ name, age, relationship, avatar }) => [name, age, relationship, avatar])
}

test('one line of a first evening becomes a family', () => {
  expect(read('Isla 5, Theo 3, Nana, Biscuit the dog')).toEqual([
    ['Isla', 5, 'Child', 'girl'],
    ['Theo', 3, 'Child', 'boy'],
    ['Nana', 68, 'Grandma', 'elder_woman'],
    ['Biscuit', 4, 'Family dog', 'dog']
  ])
})

test.each([
  [
    'isla (5) and theo, 3',
    [
      ['Isla', 5],
      ['Theo', 3]
    ]
  ],
  [
    'Leo 18 months; Mia almost 8',
    [
      ['Leo', 1],
      ['Mia', 7]
    ]
  ],
  [
    'our dog Biscuit & Grandpa Joe',
    [
      ['Biscuit', 4],
      ['Grandpa Joe', 70]
    ]
  ],
  [
    'my sister Anna 9, Mum, Dad',
    [
      ['Anna', 9],
      ['Mum', 36],
      ['Dad', 38]
    ]
  ],
  [
    'Mārama is 6, Oma Käthe',
    [
      ['Mārama', 6],
      ['Oma Käthe', 68]
    ]
  ],
  ['Alex aged 4 and a half', [['Alex', 4]]],
  ['Jean-Luc 7 years old', [['Jean-Luc', 7]]],
  ['Noor 12', [['Noor', 12]]],
  [
    '美咲、太郎 4',
    [
      ['美咲', 5],
      ['太郎', 4]
    ]
  ],
  [
    'Isla, 5, Theo, 3',
    [
      ['Isla', 5],
      ['Theo', 3]
    ]
  ],
  [' , ;; ', []]
])('“%s”', (line, people) => {
  expect(read(line).map(([name, age]) => [name, age])).toEqual(people)
})

test('an unknown name has the face of a new character, and grows up with its age', () => {
  expect(read('Quill 5, Emma 34, Wren, 15')).toEqual([
    ['Quill', 5, 'Child', 'child'],
    ['Emma', 34, 'Family', 'woman'],
    ['Wren', 15, 'Child', 'child']
  ])
})

test('at most ten, every name short enough for the server, every face one that there is', () => {
  const people = readPeople(Array.from({ length: 12 }, (_, i) => `Cousin ${'x'.repeat(60)}${i} ${i}`).join(', '))
  expect(people).toHaveLength(10)
  for (const { name, avatar } of people) {
    expect(name.length).toBeLessThanOrEqual(40)
    expect(findAvatar(avatar).id).toBe(avatar)
  }
})
