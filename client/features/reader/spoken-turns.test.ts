import { expect, test } from 'vitest'

import { turnsOf, turnStarts } from './spoken-turns.ts'

test.each([
  ['The lamp was on.', ['The lamp was on.']],
  ['“Yes,” said Mum. “It is late.”', ['“Yes,” said Mum. “It is late.”']],
  ['“Is it soup?” “It isn’t soup.” “Is it Thursday?”', ['“Is it soup?”', '“It isn’t soup.”', '“Is it Thursday?”']],
  [
    '“Was that true?” asked Theo. “It’s fast,” said Nana Rose. She pulled a sleeve.',
    ['“Was that true?” asked Theo.', '“It’s fast,” said Nana Rose. She pulled a sleeve.']
  ],
  // It goes on: the second half of what one says has no name of its own.
  [
    'Dad bent down. “You have it,” he said. “I have one too.” “Where?” asked Mei.',
    ['Dad bent down. “You have it,” he said. “I have one too.”', '“Where?” asked Mei.']
  ],
  [
    '“Now you,” he said. “Which part did you like best?” She thought about it. “The end,” Mum said.',
    ['“Now you,” he said. “Which part did you like best?” She thought about it.', '“The end,” Mum said.']
  ],
  // A title or a single word in the middle of a sentence is no turn.
  ['He read “The Sea” and then “The Ship” aloud.', ['He read “The Sea” and then “The Ship” aloud.']],
  ['', ['']]
])('a line begins where another speaker begins: %s', (paragraph, turns) => {
  expect(turnsOf(paragraph)).toEqual(turns)
})

test('nothing of a paragraph is lost or moved', () => {
  const paragraph = '“A,” said Isla. “B,” said Theo.  “C?” “D!” And so on. “E,” whispered the owl.'
  expect(turnsOf(paragraph).join(' ').replaceAll(/\s+/gu, ' ')).toBe(paragraph.replaceAll(/\s+/gu, ' '))
  for (const start of turnStarts(paragraph).slice(1)) expect(paragraph[start]).toBe('“')
})
