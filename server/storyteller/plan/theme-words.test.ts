import { expect, test } from 'vitest'

import { toldOfAnybody } from './theme-words.ts'

test.each([
  ['Spider-Man loses his mask', 'a superhero loses his mask'],
  ['Peppa pig goes to the zoo', 'a little pig goes to the zoo'],
  ['bluey and bingo go camping', 'two dogs go camping'],
  ['paw patrol rescue a kitten', 'some dogs rescue a kitten'],
  ['Elsa and Anna build a snowman', 'two snow queens build a snowman'],
  ['spiderman’s birthday party', 'a superhero’s birthday party'],
  // Nothing but them, and what stands beside them.
  ['Elsa', 'Elsa'],
  ['paw patrol', 'paw patrol'],
  ['Spiderman and dinosaurs', 'Spiderman and dinosaurs'],
  ['Spiderman meets a dinosaur', 'Spiderman meets a dinosaur'],
  ['minecraft with my brother', 'minecraft with my brother']
])('“%s” is told as “%s”', (typed, told) => expect(toldOfAnybody(typed, [])).toBe(told))

test('a child of the family who is called so stays who she is', () => {
  expect(toldOfAnybody('Elsa learns to swim', ['Elsa', 'Tom'])).toBe('Elsa learns to swim')
})
